import { type Description, type Face, factionOf, roleOf } from '../../games/blackstone/faces.ts'
import type { Vassal } from './props.ts'

interface GlyphProps {
  readonly face: Face
  readonly x: number
  readonly y: number
  readonly size: number
}

const Glyph = ({ face, x, y, size }: GlyphProps) => (
  <use href={`#r${roleOf(face)}`} x={x} y={y} width={size} height={size} />
)

const Pip = ({ face }: { readonly face: Face }) => (
  <g class={`c${factionOf(face)}`}>
    <use href={`#t${factionOf(face)}`} x="27.5" y="27.5" width="20.5" height="20.5" />
    <Glyph face={face} x={31.3} y={31.3} size={13} />
  </g>
)

/** A vassal as an enamel badge: the face that is up, its reverse always in the lower right corner. */
export const Badge = ({ vassal: { face, reverse } }: { readonly vassal: Vassal }) => (
  <svg class="v" viewBox="0 0 48 48" aria-hidden="true">
    <g class={`c${factionOf(face)}`}>
      <use href={`#t${factionOf(face)}`} />
      <use class="wm" href={`#e${factionOf(face)}`} x="6.5" y="5" width="35" height="35" />
      <Glyph face={face} x={8} y={6.5} size={28} />
    </g>
    <Pip face={reverse} />
  </svg>
)

/** One face alone. */
export const FaceBadge = ({ face }: { readonly face: Face }) => (
  <svg class="v" viewBox="0 0 48 48" aria-hidden="true">
    <g class={`c${factionOf(face)}`}>
      <use href={`#t${factionOf(face)}`} />
      <Glyph face={face} x={9} y={8.5} size={30} />
    </g>
  </svg>
)

const Anyone = ({ role }: { readonly role: number }) => (
  <g class="any">
    <use href="#any" />
    <use href={`#r${role}`} x="13" y="13" width="22" height="22" />
  </g>
)

const Anything = ({ faction }: { readonly faction: number }) => (
  <g class={`c${faction}`}>
    <use href={`#t${faction}`} />
    <use href={`#e${faction}`} x="8.5" y="8.5" width="31" height="31" />
  </g>
)

/** What a task asks for: a face, any of a faction (its emblem) or any of a role (in a ring of the four). */
export const Wanted = ({ want: { faction, role } }: { readonly want: Description }) => {
  if (faction >= 0 && role >= 0) return <FaceBadge face={faction * 4 + role} />
  return (
    <svg class="v" viewBox="0 0 48 48" aria-hidden="true">
      {faction < 0 ? <Anyone role={role} /> : <Anything faction={faction} />}
    </svg>
  )
}
