/** The end of a game: who, what decided it, where the points came from. */
import '../../text/sheets.ts'
import { decision, scores } from '../../../games/blackstone/insight/score.ts'
import type { State } from '../../../games/blackstone/state.ts'
import { say, t } from '../../text/t.ts'
import { GameOver, Scores } from '../GameOver.tsx'
import type { Choice, ScoreView } from '../props.ts'
import type { Now, Sitting } from './sitting.ts'

interface Props {
  readonly sitting: Sitting
  readonly now: Now
  readonly onBoard: () => void
  readonly onRematch: () => void
  readonly onHome: () => void
}

const winnersOf = ({ outcome }: Now): readonly number[] =>
  (outcome?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []))

const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)

const titleOf = (sitting: Sitting, now: Now): string => {
  const winners = winnersOf(now).map((seat) => sitting.names[seat] ?? '')
  if (now.scene.mode.together) {
    if (winners.length > 0) return t('over.won')
    return t(now.outcome?.decidedBy === 'rats' ? 'over.lostRats' : 'over.lost')
  }
  const [name = ''] = winners
  return winners.length > 1 ? t('over.shared', { names: list(winners) }) : t('over.wins', { name })
}

/** The values of what decided, best first: `23 : 19`. */
const lineOf = (now: Now): string => {
  const decided = decision(now.state)
  const values = decided
    ? decided.values
        .slice()
        .sort((a, b) => b - a)
        .join(' : ')
    : ''
  const by = say(`over.by.${now.outcome?.decidedBy}`, { values }, 'told.over')
  return `${by} · ${t('over.round', { round: now.state.round })}`
}

/** Where everybody's points came from. */
const scoreViews = (state: State, names: readonly string[]): readonly ScoreView[] =>
  scores(state).map(({ seat, by, asleep, total }) => ({
    seat,
    name: names[seat] ?? '',
    kings: by.king,
    ploys: by.ploy,
    knights: by.knight,
    wizards: by.wizard,
    lost: asleep,
    total,
  }))

const asleep = (sitting: Sitting, now: Now): readonly string[] =>
  scores(now.state)
    .filter((score) => score.asleep > 0)
    .map((score) =>
      t('over.asleep', { name: sitting.names[score.seat] ?? '', count: score.asleep, kings: score.kings }),
    )

export const Over = ({ sitting, now, onBoard, onRematch, onHome }: Props) => {
  const [winner] = winnersOf(now)
  const { together } = now.scene.mode
  const others: readonly Choice[] = [
    { id: 'board', label: t('over.board'), icon: 'eye', onPress: onBoard },
    { id: 'home', label: t('over.home'), icon: 'home', onPress: onHome },
  ]
  return (
    <GameOver
      banner={together || winner === undefined ? { icon: winner === undefined ? 'rat' : 'castle' } : { seat: winner }}
      lost={winner === undefined}
      title={titleOf(sitting, now)}
      line={lineOf(now)}
      primary={{ id: 'rematch', label: t('over.rematch'), onPress: onRematch }}
      others={others}
    >
      {!together && <Scores scores={scoreViews(now.state, sitting.names)} notes={asleep(sitting, now)} />}
    </GameOver>
  )
}
