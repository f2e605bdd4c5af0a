/** Assassins and Saboteurs at the table: what they are, where they are put, and the warning before the board is dealt anew. */
import '../../../text/pieces.ts'
import '../../../symbols/pieces.ts'
import { signal } from '@preact/signals'
import type { Action } from '../../../../games/blackstone/actions.ts'
import { SPACES, type Space } from '../../../../games/blackstone/board.ts'
import { ASSASSIN, SABOTEUR, vassalAt, vassalIn } from '../../../../games/blackstone/insight/sight.ts'
import type { State } from '../../../../games/blackstone/state.ts'
import { t } from '../../../text/t.ts'
import { FaceBadge } from '../../Badge.tsx'
import { nameOfFace, nameOfSpace } from '../../names.ts'
import { AskPanel } from '../../Panels.tsx'
import type { Choice, MotionStep } from '../../props.ts'
import type { Asking, AtTable, TableChapter } from '../chapter.ts'
import { button, pickUp } from '../choices.ts'
import { type Aims, NOTHING, type Pick } from '../pick.ts'
import { cancel } from '../questions.ts'
import { nameIn, vassalNamed } from '../teller.ts'

/** The face that lies open on a space; null where there is none. */
const faceOn = (state: State, space: Space): number | null => {
  const shown = vassalAt(state, space)
  return shown && shown !== 'hidden' ? shown.face : null
}

const iconOf = (face: number) => (face === ASSASSIN ? 'piece1' : 'piece2')

/** They are put down one after the other, as they came. */
const asideFirst = ({ now }: AtTable): { readonly slot: number; readonly face: number; readonly count: number } => {
  const aside = now.state.aside ?? []
  const slot = aside[0]?.slot ?? -1
  return { slot, face: vassalIn(now.state, slot)?.face ?? ASSASSIN, count: aside.length }
}

const aims = (at: AtTable): Aims => {
  const { slot, face } = asideFirst(at)
  return new Map(
    at.now.legal.flatMap((action) =>
      action.kind === 'place' && action.slot === slot
        ? [[action.space, { verb: 'place', with: iconOf(face), action }] as const]
        : [],
    ),
  )
}

const Place = (at: AtTable) => {
  const { face, count } = asideFirst(at)
  const what = t(face === ASSASSIN ? 'piece.assassin.note' : 'piece.saboteur.note')
  const note = count > 1 ? t('piece.placeNote', { count }) : what
  return (
    <AskPanel title={t('piece.place', { piece: nameOfFace(face) })} note={note} choices={[]}>
      <FaceBadge face={face} />
    </AskPanel>
  )
}

const placing: Asking = {
  prompt: () => ({ text: t('piece.prompt') }),
  Panel: Place,
  aims,
}

/** The Saboteur that was picked up when its button was pressed once: the second press blows it up. Another pick lets go of it. */
const armed = signal<Pick | null>(null)

const isArmed = ({ sitting }: AtTable): boolean => armed.value === sitting.pick.value

/** What blows this Saboteur up, paid as is best; a Knight where nothing can be paid, for the reason. */
const blowUpAt = ({ now }: AtTable, space: Space): Action =>
  now.legal.find((action) => action.kind === 'blowUp' && action.space === space) ?? { kind: 'blowUp', space }

const blowUp = (at: AtTable, space: Space): Choice => {
  const action = blowUpAt(at, space)
  const token = 'by' in action && action.by === 'wizard' ? 'wizard' : 'knight'
  const cost = { token, count: 1 } as const
  const choice = button(at.sitting, at.now, action, {
    id: 'blowUp',
    label: t(isArmed(at) ? 'do.blowUpNow' : 'do.blowUp'),
    icon: 'piece2',
    ...(!isArmed(at) && { hint: t('do.blowUpHint') }),
    cost,
  })
  if (choice.reason || isArmed(at)) return choice
  return {
    ...choice,
    onPress: () => {
      armed.value = at.sitting.pick.value
    },
  }
}

const choices = (at: AtTable, space: Space, usual: readonly Choice[]): readonly Choice[] => {
  const face = faceOn(at.now.state, space)
  if (face === ASSASSIN) return usual.filter(({ id }) => id === 'flip')
  if (face !== SABOTEUR) return usual
  if (isArmed(at)) return [{ ...cancel(at.sitting), onPress: pickUp(at.sitting, NOTHING) }, blowUp(at, space)]
  return [...usual.filter(({ id }) => id === 'flip'), blowUp(at, space)]
}

const warning = ({ now }: AtTable): string => {
  const count = now.state.board.filter((slot) => slot >= 0).length
  return t('do.blowUpWarn', { count, deal: now.scene.mode.mask.length })
}

const notes = (at: AtTable, space: Space): readonly string[] => {
  const face = faceOn(at.now.state, space)
  if (face === ASSASSIN) return [t('piece.assassin.note')]
  if (face !== SABOTEUR) return []
  return [isArmed(at) ? warning(at) : t('piece.saboteur.note')]
}

/** How far one space is from another, over corners too. */
const apart = (a: Space, b: Space): number =>
  Math.max(Math.abs((a % 5) - (b % 5)), Math.abs(Math.floor(a / 5) - Math.floor(b / 5)))

/** An explosion clears the board from where it was, outwards. */
const cleared = (from: Space): readonly MotionStep[] =>
  [...SPACES].sort((a, b) => apart(a, from) - apart(b, from)).map((space) => ({ kind: 'leave', space }))

export const chapter: TableChapter = {
  asking: { place: placing },
  choices,
  notes,
  steps: (event) => (event.kind === 'blownUp' ? cleared(event.space) : []),
  tell: {
    setAside: ({ slot }, { state }) => ({
      icon: iconOf(vassalIn(state, slot)?.face ?? ASSASSIN),
      text: t('told.setAside', { piece: vassalNamed(state, slot) }),
    }),
    placed: ({ seat, slot, space }, teller) => ({
      icon: iconOf(vassalIn(teller.state, slot)?.face ?? ASSASSIN),
      text: t('told.placed', {
        name: nameIn(teller, seat),
        piece: vassalNamed(teller.state, slot),
        space: nameOfSpace(space),
      }),
    }),
    blownUp: ({ seat, space }, teller) => ({
      icon: 'piece2',
      text: t('told.blownUp', { name: nameIn(teller, seat), space: nameOfSpace(space) }),
    }),
  },
}
