import { type Description, type Face, faceOfWanted, factionOf, isWild, roleOf } from '../../games/blackstone/faces.ts'
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

/** A ring of the four factions around a role: any faction has it. */
const Anyone = ({ face }: { readonly face: Face }) => (
  <g class="any">
    <use href="#any" />
    <Glyph face={face} x={13} y={13} size={22} />
  </g>
)

/** The emblem of a faction: any role serves it. */
const Anything = ({ faction }: { readonly faction: number }) => (
  <g class={`c${faction}`}>
    <use href={`#t${faction}`} />
    <use href={`#e${faction}`} x="8.5" y="8.5" width="31" height="31" />
  </g>
)

const Tile = ({ face }: { readonly face: Face }) => (
  <g class={`c${factionOf(face)}`}>
    <use href={`#t${factionOf(face)}`} />
    <use class="wm" href={`#e${factionOf(face)}`} x="6.5" y="5" width="35" height="35" />
    <Glyph face={face} x={8} y={6.5} size={28} />
  </g>
)

/** A side of a wild vassal, where faction or role is free (ruling 131), or of an Assassin, which has a picture of its own. */
const Odd = ({ face }: { readonly face: Face }) => {
  if (face < 0) return <use href={`#piece${-face}`} />
  return factionOf(face) < 0 ? <Anyone face={face} /> : <Anything faction={factionOf(face)} />
}

const isOdd = (face: Face): boolean => face < 0 || isWild(face)

const Pip = ({ face }: { readonly face: Face }) =>
  isOdd(face) ? (
    <g transform="translate(27.5 27.5) scale(0.427)">
      <Odd face={face} />
    </g>
  ) : (
    <g class={`c${factionOf(face)}`}>
      <use href={`#t${factionOf(face)}`} x="27.5" y="27.5" width="20.5" height="20.5" />
      <Glyph face={face} x={31.3} y={31.3} size={13} />
    </g>
  )

/** A vassal as an enamel badge: the face that is up, its reverse always in the lower right corner. */
export const Badge = ({ vassal: { face, reverse } }: { readonly vassal: Vassal }) => (
  <svg class="v" viewBox="0 0 48 48" aria-hidden="true">
    {isOdd(face) ? <Odd face={face} /> : <Tile face={face} />}
    <Pip face={reverse} />
  </svg>
)

/** One face alone. */
export const FaceBadge = ({ face }: { readonly face: Face }) => (
  <svg class="v" viewBox="0 0 48 48" aria-hidden="true">
    {isOdd(face) ? (
      <Odd face={face} />
    ) : (
      <g class={`c${factionOf(face)}`}>
        <use href={`#t${factionOf(face)}`} />
        <Glyph face={face} x={9} y={8.5} size={30} />
      </g>
    )}
  </svg>
)

/** What a task asks for: a face, any of a faction or any of a role, as a wild vassal shows them. */
export const Wanted = ({ want }: { readonly want: Description }) => <FaceBadge face={faceOfWanted(want)} />
