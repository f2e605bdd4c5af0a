import type { ComponentChildren } from 'preact'
import { Crest, Icon } from '../shell/Icon.tsx'
import { saidOf } from '../text/list.ts'
import { t } from '../text/t.ts'
import { Badge } from './Badge.tsx'
import type { Choice, PlayerView, TowerView } from './props.ts'

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
    {tower.sign}
  </button>
)

/** Everybody at the table, in the order of their seats. */
export const Players = (props: {
  readonly players: readonly PlayerView[]
  readonly onPress: (seat: number) => void
}) => (
  <div class="chips">
    {props.players.map(({ seat, name, count, of, words, onTurn, signs }) => (
      <button
        key={seat}
        type="button"
        class="chip tap"
        aria-current={onTurn ? 'true' : undefined}
        aria-label={t(onTurn ? 'player.onTurn' : 'player.chip', { name, words })}
        onClick={() => props.onPress(seat)}
      >
        <Crest seat={seat} />
        <strong>
          {count}
          {of > 0 && of < 10 && <small>/{of}</small>}
        </strong>
        <span>{name}</span>
        {of > 0 && <u style={{ width: `${Math.min(100, (100 * count) / of)}%` }} />}
        {signs}
      </button>
    ))}
  </div>
)

interface PromptProps {
  /** Its bold beginning. */
  readonly lead?: string
  /** To the rules of what it says. */
  readonly onAsk?: () => void
  readonly children: ComponentChildren
}

/** What can be done now, in one line, and the way to its rules. */
export const Prompt = ({ lead, onAsk, children }: PromptProps) => {
  const Line = onAsk ? 'button' : 'p'
  return (
    <Line class="prompt" onClick={onAsk}>
      {lead && <b>{lead} </b>}
      {children}
      {onAsk && (
        <>
          {' '}
          <Icon name="info" small />
          <span class="vh">{t('home.rules')}</span>
        </>
      )}
    </Line>
  )
}

/** Takes the last deed back; its label says which, its reason why not. */
export const Undo = ({ undo }: { readonly undo: Choice }) => (
  <button
    type="button"
    class="ic undo tap"
    aria-label={undo.reason ? saidOf(undo.label, undo.reason) : undo.label}
    aria-disabled={undo.reason ? 'true' : undefined}
    onClick={undo.onPress}
  >
    <Icon name="undo" />
  </button>
)
