import type { Json } from '#src/kernel/json.ts'
import { readFields, readNumbers } from '../../../common/history/readFields.ts'

const TILE_DISTANCE = 11.3

const SpaceTile = ({ faction, space }: { readonly faction: number; readonly space: number }) => {
  const x = 2 + (space % 5) * TILE_DISTANCE
  const y = 2 + Math.floor(space / 5) * TILE_DISTANCE
  if (faction < 0) return <rect x={x + 0.5} y={y + 0.5} width="10" height="10" rx="2" fill="#262D38" />
  return <use href={`#t${faction}`} class={`faction${faction}`} x={x} y={y} width="11" height="11" />
}

/** A small picture of a board. `factions` are those of the 25 spaces in reading order, -1 for an empty space. */
export const BoardPicture = ({ factions }: { readonly factions: readonly number[] }) => (
  <svg data-part="picture" viewBox="0 0 60 60" aria-hidden="true">
    <rect width="60" height="60" rx="7" fill="#0D1116" />
    {factions.map((faction, space) => (
      <SpaceTile key={space} faction={faction} space={space} />
    ))}
  </svg>
)

const SPACES_OF_BOARD = 25

/** The last position of a game, from its stored summary, which may come from a file. */
export const SummaryPicture = ({ summary }: { readonly summary: Json }) => {
  const factions = readNumbers(readFields(summary).factions).slice(0, SPACES_OF_BOARD)
  return factions.length > 0 ? <BoardPicture factions={factions} /> : null
}
