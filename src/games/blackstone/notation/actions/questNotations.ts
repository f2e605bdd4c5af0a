/** What is done in the Queen's and the Wizard's Quest alone. */
import { ok, type Result, refuse } from '../../../../kernel/result.ts'
import type { Laid, Taken } from '../../actions.ts'
import { cardOf } from '../../cards.ts'
import type { Scene } from '../../rules/play.ts'
import { makeSpace, makeVassal, parseVassal } from '../cards.ts'
import { makeSlot, parseSlot, slotOfVassal } from '../slot.ts'
import { bare, CARD, type Forms, PLACE, pattern, readSpace, SPACE, withCard } from './form.ts'

/** A vassal that is taken goes to a set; one that is laid goes from the hand with this face up. */
const TAKEN = `(?:${SPACE}:${PLACE}|-)`
const LAID = `(?:${CARD}(?:\\.([01]))?:${SPACE}|-)`

type Part = string | undefined

const makeTaken = (part: Taken | undefined): string => (part ? `${makeSpace(part.space)}:${part.set + 1}` : '-')
const readTaken = (space: Part, set: Part): Taken | undefined =>
  space ? { space: readSpace(space), set: Number(set) - 1 } : undefined

/** A vassal that the speaker knows is named as it will lie, one that he does not by its slot and the side. */
const makeLaid = (scene: Scene, part: Laid | undefined): string => {
  if (!part) return '-'
  const code = scene.know(part.slot)
  const card = code < 0 ? `#${part.slot}.${part.side}` : makeVassal({ card: cardOf(code), side: part.side })
  return `${card}:${makeSpace(part.space)}`
}

const readLaid = (scene: Scene, [name, side, space]: readonly Part[]): Result<Laid | undefined> => {
  if (!name) return ok(undefined)
  const vassal = parseVassal(name)
  const slot = vassal ? slotOfVassal(scene, vassal.card) : parseSlot(scene, name)
  if (slot === null) return refuse('action.noCard', undefined, { what: name })
  return ok({ slot, side: (vassal?.side ?? Number(side ?? 0)) === 1 ? 1 : 0, space: readSpace(space) })
}

/** The two halves of a card; what serves neither is not named at all. */
const halves = <Half>(left: Half | undefined, right: Half | undefined) => ({
  ...(left && { left }),
  ...(right && { right }),
})

export const QUESTS: Forms<'take' | 'takeKnight' | 'use' | 'lay' | 'exchange' | 'pass'> = {
  take: {
    pattern: pattern(`take ${PLACE}`),
    make: ({ offer }) => `take ${offer + 1}`,
    read: ([offer]) => ok({ kind: 'take', offer: Number(offer) - 1 }),
  },
  takeKnight: bare('takeKnight', 'take N'),
  use: {
    pattern: pattern(`use ${CARD} ${TAKEN} ${TAKEN}`),
    make: ({ card, left, right }, scene) => `use ${makeSlot(scene, card)} ${makeTaken(left)} ${makeTaken(right)}`,
    read: ([name, space, set, otherSpace, otherSet], scene) =>
      withCard(scene, name, (card) => ({
        kind: 'use',
        card,
        ...halves(readTaken(space, set), readTaken(otherSpace, otherSet)),
      })),
  },
  lay: {
    pattern: pattern(`lay ${CARD} ${LAID} ${LAID}`),
    make: ({ card, left, right }, scene) =>
      `lay ${makeSlot(scene, card)} ${makeLaid(scene, left)} ${makeLaid(scene, right)}`,
    read([name, ...parts], scene) {
      const card = withCard(scene, name, (slot) => slot)
      const left = readLaid(scene, parts.slice(0, 3))
      const right = readLaid(scene, parts.slice(3, 6))
      if (!card.ok) return card
      if (!left.ok) return left
      if (!right.ok) return right
      return ok({ kind: 'lay', card: card.value, ...halves(left.value, right.value) })
    },
  },
  exchange: {
    pattern: pattern(`exchange ${CARD} ${PLACE}`),
    make: ({ slot, offer }, scene) => `exchange ${makeSlot(scene, slot)} ${offer + 1}`,
    read: ([name, offer], scene) =>
      withCard(scene, name, (slot) => ({ kind: 'exchange', slot, offer: Number(offer) - 1 })),
  },
  pass: bare('pass', 'pass'),
}
