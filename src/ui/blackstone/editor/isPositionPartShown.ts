/** Visibility of parts: those that the mode and its options use, and those that the document already has. */

import { game } from '../../../games/blackstone/game.ts'
import type { Draft } from './positionDraft.ts'
import { draftOptions } from './positionDraft.ts'
import { valueAt } from './positionFields.ts'

const whenOptionOn =
  (...ids: readonly string[]) =>
  (draft: Draft): boolean =>
    ids.some((id) => (draftOptions(draft)[id] ?? 'off') !== 'off')
const inModes =
  (...ids: readonly string[]) =>
  ({ mode }: Draft): boolean =>
    ids.includes(mode)
const inQuests = inModes('queens-quest', 'wizards-quest')
const hasTowers = ({ mode }: Draft): boolean => (game.modes.get(mode)?.pileCount ?? 0) > 0

const CONDITIONS: Readonly<Record<string, (draft: Draft) => boolean>> = {
  ...{ rats: whenOptionOn('rats'), dogs: whenOptionOn('rats'), refreshPile: inModes('solo') },
  ...{
    family: whenOptionOn('families'),
    used: whenOptionOn('families'),
    families: whenOptionOn('families'),
    intrigue: whenOptionOn('intrigue'),
  },
  ...{ faceDown: whenOptionOn('intrigue'), aside: whenOptionOn('assassins'), income: whenOptionOn('knightWizard') },
  ...{
    quest: inQuests,
    sets: inModes('queens-quest'),
    vassals: inModes('wizards-quest'),
    rest: inModes('wizards-quest'),
  },
  ...{ under: inModes('wizards-quest'), piles: hasTowers, retained: hasTowers, pile: hasTowers },
  guards: (draft) => whenOptionOn('families')(draft) || inModes('first-edition')(draft),
}

const isPartInPlay = (draft: Draft, path: readonly string[]): boolean => {
  const key = path.at(-1) ?? ''
  if (path.at(-2) === 'decks') return (game.modes.get(draft.mode)?.decks ?? []).some((deck) => deck === key)
  return CONDITIONS[key]?.(draft) ?? true
}

export const isPositionPartShown = (draft: Draft, path: readonly string[]): boolean =>
  valueAt(draft, path) !== undefined || isPartInPlay(draft, path)
