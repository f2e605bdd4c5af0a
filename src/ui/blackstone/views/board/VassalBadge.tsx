import { type Face, type FacePattern, faceOfPattern, factionOf, isWild, roleOf } from '#src/games/blackstone/faces.ts'
import type { VassalView } from '../viewProps.ts'
import * as styles from './Board.module.css'

interface RoleGlyphProps {
  readonly face: Face
  readonly x: number
  readonly y: number
  readonly size: number
}

const RoleGlyph = ({ face, x, y, size }: RoleGlyphProps) => (
  <use href={`#r${roleOf(face)}`} x={x} y={y} width={size} height={size} />
)

/** A role in a ring of the four factions: any faction fits. */
const AnyFactionFace = ({ face }: { readonly face: Face }) => (
  <g class={styles.anyone}>
    <use href="#any" />
    <RoleGlyph face={face} x={13} y={13} size={22} />
  </g>
)

/** The emblem of a faction: any role fits. */
const AnyRoleFace = ({ faction }: { readonly faction: number }) => (
  <g class={`faction${faction}`}>
    <use href={`#t${faction}`} />
    <use href={`#e${faction}`} x="8.5" y="8.5" width="31" height="31" />
  </g>
)

const FactionTile = ({ face }: { readonly face: Face }) => (
  <g class={`faction${factionOf(face)}`}>
    <use href={`#t${factionOf(face)}`} />
    <use class={styles.watermark} href={`#e${factionOf(face)}`} x="6.5" y="5" width="35" height="35" />
    <RoleGlyph face={face} x={8} y={6.5} size={28} />
  </g>
)

/**
 * A side of a wild vassal, where faction or role is free (ruling 131), or of an Assassin card, which has its own
 * picture.
 */
const SpecialFace = ({ face }: { readonly face: Face }) => {
  if (face < 0) return <use href={`#piece${-face}`} />
  return factionOf(face) < 0 ? <AnyFactionFace face={face} /> : <AnyRoleFace faction={factionOf(face)} />
}

const isSpecialFace = (face: Face): boolean => face < 0 || isWild(face)

const ReversePip = ({ face }: { readonly face: Face }) =>
  isSpecialFace(face) ? (
    <g transform="translate(27.5 27.5) scale(0.427)">
      <SpecialFace face={face} />
    </g>
  ) : (
    <g class={`faction${factionOf(face)}`}>
      <use href={`#t${factionOf(face)}`} x="27.5" y="27.5" width="20.5" height="20.5" />
      <RoleGlyph face={face} x={31.3} y={31.3} size={13} />
    </g>
  )

/** A vassal as a badge: the face that is up, with its reverse in the lower right corner. */
export const VassalBadge = ({ vassal: { face, reverse } }: { readonly vassal: VassalView }) => (
  <svg class={styles.badge} data-part="badge" viewBox="0 0 48 48" aria-hidden="true">
    {isSpecialFace(face) ? <SpecialFace face={face} /> : <FactionTile face={face} />}
    <ReversePip face={reverse} />
  </svg>
)

/** One face without its reverse. */
export const FaceBadge = ({ face }: { readonly face: Face }) => (
  <svg class={styles.badge} data-part="badge" viewBox="0 0 48 48" aria-hidden="true">
    {isSpecialFace(face) ? (
      <SpecialFace face={face} />
    ) : (
      <g class={`faction${factionOf(face)}`}>
        <use href={`#t${factionOf(face)}`} />
        <RoleGlyph face={face} x={9} y={8.5} size={30} />
      </g>
    )}
  </svg>
)

/** What a task asks for: a face, any of a faction or any of a role, drawn as wild vassals are. */
export const WantedBadge = ({ want }: { readonly want: FacePattern }) => <FaceBadge face={faceOfPattern(want)} />
