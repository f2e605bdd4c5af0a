/** The table of the First Edition: decks that are named two at a time, guards by everybody, and Machinations in place of points. */
import '../../../text/firstEdition.ts'
import '../../../text/questions.ts'
import { useState } from 'preact/hooks'
import type { ActionOf } from '../../../../games/blackstone/actions.ts'
import type { TaskDeck } from '../../../../games/blackstone/cards.ts'
import { goalIn, measured } from '../../../../games/blackstone/insight/yardstick.ts'
import { t } from '../../../text/t.ts'
import { AskPanel } from '../../Panels.tsx'
import type { Choice } from '../../props.ts'
import type { Asking, AtTable, TableChapter } from '../chapter.ts'
import { button } from '../choices.ts'
import { guards, guardsOn } from '../guards.tsx'
import { keepOne, tellKept } from '../KeepOne.tsx'
import type { Now } from '../sitting.ts'
import { nameIn } from '../teller.ts'

/** The rules name a pair in one order; whoever chooses may take either. */
const pairOf = ({ scene }: Now, a: TaskDeck, b: TaskDeck): ActionOf<'decks'> => {
  const { decks } = scene.mode
  return { kind: 'decks', decks: decks.indexOf(a) <= decks.indexOf(b) ? [a, b] : [b, a] }
}

const whyOf = ({ state }: Now): 'hand' | 'reward' => {
  const todo = state.todo.at(-1)
  return todo?.do === 'decks' ? todo.why : 'hand'
}

/** One deck, then the other, or the same again: both are named before a card is seen. */
const Decks = ({ sitting, now }: AtTable) => {
  const [first, name] = useState<TaskDeck | null>(null)
  const second = (deck: TaskDeck, named: TaskDeck): Choice =>
    button(sitting, now, pairOf(now, named, deck), {
      ...{ id: deck, label: t(`deck.${deck}`) },
      hint: t(deck === named ? 'decks.twice' : 'decks.and', { deck: t(`deck.${named}`) }),
    })
  const choices = now.scene.mode.decks.map((deck): Choice => {
    if (first) return second(deck, first)
    const look = { id: deck, label: t(`deck.${deck}`), hint: t(`do.deck.${deck}`, { goal: 0 }) }
    return { ...button(sitting, now, pairOf(now, deck, deck), look), onPress: () => name(deck) }
  })
  const why = whyOf(now)
  const title = first ? t('decks.second') : t(`decks.${why}`, { name: sitting.names[now.seat] ?? '' })
  return (
    <AskPanel
      title={title}
      note={first ? '' : t(`decks.${why}Why`)}
      choices={choices}
      {...(first && { onClose: () => name(null) })}
    />
  )
}

const naming: Asking = { prompt: () => ({ text: t('prompt.decks') }), Panel: Decks }

const standing = ({ state }: Now, seat: number) => {
  const [count, of] = [measured(state)[seat] ?? 0, goalIn(state) ?? 0]
  return { count, of, words: t('standing.machinations', { count, of }) }
}

/** A guard keeps everybody away here, also whoever put it there (ruling 146). Where one stands the panel says so itself. */
const nobodyMoves =
  (isGuarded: boolean) =>
  ({ hint, ...choice }: Choice): Choice => {
    if (choice.id === 'unguard') return choice
    if (choice.id !== 'guard') return hint === undefined ? choice : { ...choice, hint }
    return isGuarded ? choice : { ...choice, hint: t('guard.fromAll') }
  }

export const chapter: TableChapter = {
  ...guards,
  asking: { decks: naming, keep: keepOne },
  choices: ({ now }, space, usual) => usual.map(nobodyMoves(guardsOn(now, space) > 0)),
  standing,
  tell: {
    ...guards.tell,
    kept: tellKept,
    lapsed: ({ seat }, teller) => ({ icon: 'cross', text: t('told.noDecks', { name: nameIn(teller, seat) }) }),
  },
}
