/** What the parts of the table are shown of a state: names, courts, towers, rats, the goal. */

import { STACKS, type Stack } from '../../../games/blackstone/cards.ts'
import { compassOf } from '../../../games/blackstone/insight/compass.ts'
import { checklistOf } from '../../../games/blackstone/insight/goal.ts'
import { scores } from '../../../games/blackstone/insight/score.ts'
import { type DogSeen, pileAt, taskIn, vassalIn } from '../../../games/blackstone/insight/sight.ts'
import { income, kingsOf, scoringCount, upcharge } from '../../../games/blackstone/rules/court.ts'
import type { Scene } from '../../../games/blackstone/rules/play.ts'
import type { Court, State } from '../../../games/blackstone/state.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { t } from '../../text/t.ts'
import { nameOfFace, nameOfLine, nameOfWanted } from '../names.ts'
import type { CheckView, CourtView, Face, LineHint, ScoreView, SeatCourt, TowerView } from '../props.ts'
import type { CourtSheetProps, StackView } from '../Sheets.tsx'

/** The options of a game that the table asks about. */
export const goalOf = (state: State): number => Number(state.setting.options.points ?? 0)

const faceOf = (state: State, slot: Slot): Face => vassalIn(state, slot)?.face ?? 0

export const courtView = (state: State, court: Court): CourtView => ({
  kings: kingsOf(court),
  knights: 1 + court.stacks.knight.length,
  wizards: 1 + court.stacks.wizard.length,
  ploys: court.stacks.ploy.length,
  retained: court.retained.map((slot) => faceOf(state, slot)),
  limit: kingsOf(court),
})

export const seatCourts = (state: State, names: readonly string[]): readonly SeatCourt[] => {
  const points = scores(state)
  return state.courts.map((court, seat) => ({
    seat,
    name: names[seat] ?? '',
    court: courtView(state, court),
    points: points[seat]?.total ?? 0,
  }))
}

/** The corner pile at this place; `offered` where a tap chooses it. */
export const towerView = (state: State, corner: number, mine: boolean, offered: boolean): TowerView => {
  const { top, count } = pileAt(state, corner)
  const parts = [
    t('tower.label', { tower: t(`tower.${corner}`), count }),
    top && t('tower.top', { vassal: nameOfFace(top.face), reverse: nameOfFace(top.reverse) }),
    mine && t('tower.mine'),
    offered && t('tower.choose'),
  ]
  return { corner, label: parts.filter(Boolean).join(''), top, count, mine, offered }
}

/** Vassals on the board that meet a half of one of this seat's tasks. */
export const metSpaces = (scene: Scene, hand: readonly Slot[]): ReadonlySet<number> =>
  new Set(
    hand.flatMap((slot) => {
      const compass = compassOf(scene, slot)
      return compass ? [...compass.left.met, ...compass.right.met] : []
    }),
  )

/** The Puzzle Master's goal, point by point. */
export const checksOf = (state: State): readonly CheckView[] => {
  const list = checklistOf(state)
  const lines = list.linesBy === 'role' ? t('check.byRole') : t('check.byFaction')
  return [
    { id: 'vassals', label: t('check.vassals'), done: list.vassals === 16, value: String(list.vassals) },
    { id: 'different', label: t('check.different'), done: list.different === 16, value: `${list.different}/16` },
    {
      id: 'inside',
      label: t('check.inside'),
      done: list.insideLeft === 0,
      value: list.insideLeft === 0 ? t('check.yes') : t('check.insideLeft', { count: list.insideLeft }),
    },
    { id: 'lines', label: lines, done: list.linesDone === 4, value: `${list.linesDone}/4` },
    { id: 'neighbours', label: t('check.neighbours'), done: list.neighboursDiffer, value: '' },
  ]
}

/** A dog in words: whose it is, what it catches; a free one also what adopts it. */
export const dogLabel = (names: readonly string[], seat: number, dog: DogSeen): string => {
  const values = {
    dog: t(`dog.${dog.breed}`),
    name: names[dog.owner] ?? '',
    rats: dog.biggest,
    task: t(`type.${dog.task}`),
  }
  return t(dog.owner < 0 ? 'dog.free' : dog.owner === seat ? 'dog.mine' : 'dog.other', values)
}

/** The lines that a group has for itself already. */
export const lineHints = (state: State): readonly LineHint[] => {
  const { lines, linesBy } = checklistOf(state)
  return lines.flatMap((line, group) => {
    if (line < 0) return []
    const want = linesBy === 'role' ? { faction: -1, role: group } : { faction: group, role: -1 }
    return [{ line, want, label: t('line.done', { line: nameOfLine(line), who: nameOfWanted(want) }) }]
  })
}

const stackTitle = {
  knight: 'score.knights',
  wizard: 'score.wizards',
  king: 'score.kings',
  ploy: 'score.ploys',
} as const
const household: Readonly<Record<Stack, number>> = { knight: 1, wizard: 1, king: 2, ploy: 0 }

const stackView = (state: State, court: Court, stack: Stack): StackView => {
  const kings = kingsOf(court)
  const active = scoringCount(state, court, stack)
  const asleep = court.stacks[stack].length - active
  const note = stack === 'knight' || stack === 'wizard' ? t('court.income', { count: income(court, stack) }) : ''
  return {
    icon: stack,
    title: t(stackTitle[stack]),
    note: note || (stack === 'king' ? t('court.limit', { limit: kings }) : ''),
    cards: [
      ...Array.from({ length: household[stack] }, () => ({ kind: 'household', points: 0, face: null }) as const),
      ...court.stacks[stack].map((slot, at) => {
        const task = taskIn(state, slot)
        return { kind: at < active ? 'counts' : 'sleeps', points: task?.points ?? 0, face: task?.cost ?? 0 } as const
      }),
    ],
    why: asleep > 0 ? t('court.sleepWhy', { count: asleep, kings }) : '',
  }
}

/** A court laid open, for its sheet. */
export const courtSheet = (
  state: State,
  names: readonly string[],
  seat: number,
): Omit<CourtSheetProps, 'onOther' | 'onClose'> => {
  const court = state.courts[seat]
  if (!court) throw new RangeError(`no court ${seat}`)
  const all = seatCourts(state, names)
  const goal = goalOf(state)
  return {
    seat,
    name: names[seat] ?? '',
    points: goal > 0 ? { now: all[seat]?.points ?? 0, of: t('court.of', { goal }) } : null,
    stacks: STACKS.map((stack) => stackView(state, court, stack)),
    retained: court.retained.map((slot) => faceOf(state, slot)),
    limit: kingsOf(court),
    upcharges: STACKS.flatMap((stack) => {
      const faces = upcharge(state, court, stack)
      return faces.length > 0 ? [{ label: t('court.cost', { type: t(`type.${stack}`) }), faces }] : []
    }),
    others: all.filter((other) => other.seat !== seat),
  }
}

/** Where everybody's points came from. */
export const scoreViews = (state: State, names: readonly string[]): readonly ScoreView[] =>
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
