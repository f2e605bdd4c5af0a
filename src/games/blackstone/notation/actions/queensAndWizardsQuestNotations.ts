/** Notations of actions that only the Queen's and the Wizard's Quest have. */
import { ok, type Result, refuse } from '#src/kernel/result.ts'
import type { SetPlacement, VassalPlacement } from '../../actions.ts'
import { cardOf } from '../../cards.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import { formatSpace, formatVassal, parseVassal } from '../cardAndSpaceNotation.ts'
import { findVassalSlot, formatSlot, parseSlot } from '../slotNotation.ts'
import {
  type ActionNotations,
  CARD_PATTERN,
  constantNotation,
  exactPattern,
  PLACE_PATTERN,
  readSpace,
  SPACE_PATTERN,
  withNamedCard,
} from './notationParts.ts'

/**
 * Placements of one half of a card, `-` for none: a vassal of the board and the set it goes to, or a vassal of the
 * hand, its side, and the space it goes to.
 */
const SET_PLACEMENT_PATTERN = `(?:${SPACE_PATTERN}:${PLACE_PATTERN}|-)`
const VASSAL_PLACEMENT_PATTERN = `(?:${CARD_PATTERN}(?:\\.([01]))?:${SPACE_PATTERN}|-)`

type PatternPart = string | undefined

const formatSetPlacement = (part: SetPlacement | undefined): string =>
  part ? `${formatSpace(part.space)}:${part.set + 1}` : '-'
const readSetPlacement = (space: PatternPart, set: PatternPart): SetPlacement | undefined =>
  space ? { space: readSpace(space), set: Number(set) - 1 } : undefined

/** A known vassal is named with the face that will be up, an unknown one by its slot and the side. */
const formatVassalPlacement = (scene: Scene, part: VassalPlacement | undefined): string => {
  if (!part) return '-'
  const code = scene.knownCode(part.slot)
  const card = code < 0 ? `#${part.slot}.${part.side}` : formatVassal({ card: cardOf(code), side: part.side })
  return `${card}:${formatSpace(part.space)}`
}

const readVassalPlacement = (
  scene: Scene,
  [name, side, space]: readonly PatternPart[],
): Result<VassalPlacement | undefined> => {
  if (!name) return ok(undefined)
  const vassal = parseVassal(name)
  const slot = vassal ? findVassalSlot(scene, vassal.card) : parseSlot(scene, name)
  if (slot === null) return refuse('action.noCard', undefined, { what: name })
  return ok({ slot, side: (vassal?.side ?? Number(side ?? 0)) === 1 ? 1 : 0, space: readSpace(space) })
}

/** The halves of a card that are present; an absent half gets no key. */
const presentHalves = <Half>(left: Half | undefined, right: Half | undefined) => ({
  ...(left && { left }),
  ...(right && { right }),
})

export const QUEENS_AND_WIZARDS_QUEST_NOTATIONS: ActionNotations<
  'take' | 'takeKnight' | 'use' | 'lay' | 'exchange' | 'pass'
> = {
  take: {
    pattern: exactPattern(`take ${PLACE_PATTERN}`),
    format: ({ offer }) => `take ${offer + 1}`,
    parse: ([offer]) => ok({ kind: 'take', offer: Number(offer) - 1 }),
  },
  takeKnight: constantNotation('takeKnight', 'take N'),
  use: {
    pattern: exactPattern(`use ${CARD_PATTERN} ${SET_PLACEMENT_PATTERN} ${SET_PLACEMENT_PATTERN}`),
    format: ({ card, left, right }, scene) =>
      `use ${formatSlot(scene, card)} ${formatSetPlacement(left)} ${formatSetPlacement(right)}`,
    parse: ([name, space, set, otherSpace, otherSet], scene) =>
      withNamedCard(scene, name, (card) => ({
        kind: 'use',
        card,
        ...presentHalves(readSetPlacement(space, set), readSetPlacement(otherSpace, otherSet)),
      })),
  },
  lay: {
    pattern: exactPattern(`lay ${CARD_PATTERN} ${VASSAL_PLACEMENT_PATTERN} ${VASSAL_PLACEMENT_PATTERN}`),
    format: ({ card, left, right }, scene) =>
      `lay ${formatSlot(scene, card)} ${formatVassalPlacement(scene, left)} ${formatVassalPlacement(scene, right)}`,
    parse([name, ...parts], scene) {
      const card = withNamedCard(scene, name, (slot) => slot)
      const left = readVassalPlacement(scene, parts.slice(0, 3))
      const right = readVassalPlacement(scene, parts.slice(3, 6))
      if (!card.ok) return card
      if (!left.ok) return left
      if (!right.ok) return right
      return ok({ kind: 'lay', card: card.value, ...presentHalves(left.value, right.value) })
    },
  },
  exchange: {
    pattern: exactPattern(`exchange ${CARD_PATTERN} ${PLACE_PATTERN}`),
    format: ({ slot, offer }, scene) => `exchange ${formatSlot(scene, slot)} ${offer + 1}`,
    parse: ([name, offer], scene) =>
      withNamedCard(scene, name, (slot) => ({ kind: 'exchange', slot, offer: Number(offer) - 1 })),
  },
  pass: constantNotation('pass', 'pass'),
}
