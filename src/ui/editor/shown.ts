/** Which parts a mode and its options play with; what the document says already is shown all the same. */
import { game } from '../../games/blackstone/index.ts'
import { MODE_CARDS } from '../../games/blackstone/modeCards.ts'
import { offUnlessNamed } from '../../games/blackstone/options.ts'
import type { Options } from '../../kernel/contract.ts'
import { writeOut } from '../../kernel/options.ts'
import type { Draft } from './draft.ts'
import { valueAt } from './fields.ts'

/** Every option of its mode as a draft has it: modules at court are off where it does not name them. */
export const optionsOf = ({ mode: id, options }: Draft): Options => {
  const mode = MODE_CARDS.find((one) => one.id === id)
  return mode ? writeOut(mode, { ...offUnlessNamed(mode), ...options }) : (options ?? {})
}

const on =
  (...ids: readonly string[]) =>
  (draft: Draft): boolean =>
    ids.some((id) => (optionsOf(draft)[id] ?? 'off') !== 'off')
const modes =
  (...ids: readonly string[]) =>
  ({ mode }: Draft): boolean =>
    ids.includes(mode)
const quests = modes('queens-quest', 'wizards-quest')
const towers = ({ mode }: Draft): boolean => (game.modes.get(mode)?.piles ?? 0) > 0

const NEEDS: Readonly<Record<string, (draft: Draft) => boolean>> = {
  ...{ rats: on('rats'), dogs: on('rats'), refreshPile: modes('solo') },
  ...{ family: on('families'), used: on('families'), families: on('families'), intrigue: on('intrigue') },
  ...{ faceDown: on('intrigue'), aside: on('assassins'), income: on('knightWizard') },
  ...{ quest: quests, sets: modes('queens-quest'), vassals: modes('wizards-quest'), rest: modes('wizards-quest') },
  ...{ under: modes('wizards-quest'), piles: towers, retained: towers, pile: towers },
  guards: (draft) => on('families')(draft) || modes('first-edition')(draft),
}

const isPlayed = (draft: Draft, path: readonly string[]): boolean => {
  const key = path.at(-1) ?? ''
  if (path.at(-2) === 'decks') return (game.modes.get(draft.mode)?.decks ?? []).some((deck) => deck === key)
  return NEEDS[key]?.(draft) ?? true
}

export const isShown = (draft: Draft, path: readonly string[]): boolean =>
  valueAt(draft, path) !== undefined || isPlayed(draft, path)
