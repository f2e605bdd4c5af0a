const STEP = 11.3

const Tile = ({ faction, space }: { readonly faction: number; readonly space: number }) => {
  const x = 2 + (space % 5) * STEP
  const y = 2 + Math.floor(space / 5) * STEP
  if (faction < 0) return <rect x={x + 0.5} y={y + 0.5} width="10" height="10" rx="2" fill="#262D38" />
  return <use href={`#t${faction}`} class={`c${faction}`} x={x} y={y} width="11" height="11" />
}

/** A board at a glance, for a card: `factions` of the 25 spaces in reading order, -1 where it is empty. */
export const BoardPicture = ({ factions }: { readonly factions: readonly number[] }) => (
  <svg class="mb" viewBox="0 0 60 60" aria-hidden="true">
    <rect width="60" height="60" rx="7" fill="#0D1116" />
    {factions.map((faction, space) => (
      <Tile key={space} faction={faction} space={space} />
    ))}
  </svg>
)
