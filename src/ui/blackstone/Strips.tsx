import type { ComponentChildren } from 'preact'
import { Crest, Icon, type IconName } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import { Badge } from './Badge.tsx'
import { CostPill } from './marks.tsx'
import type { Choice, DogView, PlayerView, RatsView, TowerView } from './props.ts'

/** A corner pile as a tower: its open top card and how many it holds. */
export const Tower = ({ tower, onPress }: { readonly tower: TowerView; readonly onPress: () => void }) => (
  <button
    type="button"
    id={`tower-${tower.corner}`}
    class={`deck tap ${tower.mine ? 'mine' : ''} ${tower.offered ? 'offered' : ''}`}
    aria-label={tower.label}
    onClick={onPress}
  >
    {tower.top && <Badge vassal={tower.top} />}
    <i aria-hidden="true">{tower.count}</i>
  </button>
)

/** Everybody at the table, in the order of their seats. */
export const Players = (props: {
  readonly players: readonly PlayerView[]
  readonly onPress: (seat: number) => void
}) => (
  <div class="chips">
    {props.players.map(({ seat, name, points, goal, onTurn }) => (
      <button
        key={seat}
        type="button"
        class="chip tap"
        aria-current={onTurn ? 'true' : undefined}
        aria-label={t(onTurn ? 'player.onTurn' : 'player.chip', { name, points, goal })}
        onClick={() => props.onPress(seat)}
      >
        <Crest seat={seat} />
        <strong>{points}</strong>
        <span>{name}</span>
        <u style={{ width: `${Math.min(100, (100 * points) / goal)}%` }} />
      </button>
    ))}
  </div>
)

const ratAt = (at: number, { plagued, wandering }: RatsView): 'plagued' | 'wandering' | 'free' => {
  if (at < plagued) return 'plagued'
  return at < plagued + wandering ? 'wandering' : 'free'
}

/** How near the rats are: plagued ones for good, wandering ones, and the room that is left. */
export const RatsMeter = ({ rats, onPress }: { readonly rats: RatsView; readonly onPress: () => void }) => {
  const active = rats.plagued + rats.wandering
  const counts = { active, limit: rats.limit, wandering: rats.wandering, plagued: rats.plagued }
  return (
    <button type="button" class="rats tap" aria-label={t('rats.meter', counts)} onClick={onPress}>
      <span class="pips">
        {Array.from({ length: rats.limit }, (_, at) => (
          <i key={at} class={ratAt(at, rats)}>
            {at < active && <Icon name={at < rats.plagued ? 'plague' : 'rat'} />}
          </i>
        ))}
      </span>
      <span class="cap">
        <span>{t('rats.falls', { limit: rats.limit })}</span>
        <b>
          {active}/{rats.limit}
        </b>
      </span>
    </button>
  )
}

const artOf = ({ breed, coat }: DogView): IconName => (breed === 'jack' && coat === 1 ? 'jack2' : breed)

/** The dogs: mine with what a kill costs, others' with a name, free ones with what adopts them. */
export const Dogs = ({ dogs }: { readonly dogs: readonly DogView[] }) => (
  <div class="dogs">
    {dogs.map((dog) => (
      <button
        key={dog.breed + dog.coat}
        type="button"
        class={dog.owner ? 'dog tap' : 'dog off tap'}
        aria-label={dog.label}
        onClick={dog.onPress}
      >
        <Icon name={artOf(dog)} />
        {dog.cost && <CostPill cost={dog.cost} />}
        {dog.owner && dog.owner !== 'mine' && <i>{dog.owner.name}</i>}
      </button>
    ))}
  </div>
)

/** What can be done now, in one line. `lead` is its bold beginning. */
export const Prompt = ({ lead, children }: { readonly lead?: string; readonly children: ComponentChildren }) => (
  <p class="prompt">
    {lead && <b>{lead} </b>}
    {children}
  </p>
)

/** Takes the last deed back; its label says which, its reason why not. */
export const Undo = ({ undo }: { readonly undo: Choice }) => (
  <button
    type="button"
    class="ic undo tap"
    aria-label={undo.reason ? `${undo.label}: ${undo.reason}` : undo.label}
    aria-disabled={undo.reason ? 'true' : undefined}
    onClick={undo.onPress}
  >
    <Icon name="undo" />
  </button>
)
