/** Reader of actions from outside. */
import {
  createActionReader,
  type Fields,
  listOf,
  oneOf,
  optional,
  recordOf,
  wholeNumberBetween,
} from '../actionReader.ts'
import type { Action } from './actions.ts'
import { ALL_DECKS, DOG_BREEDS } from './cards.ts'

const space = wholeNumberBetween(0, 24)
const slot = wholeNumberBetween(0, 9999)
const placeNumber = wholeNumberBetween(0, 99)
const pile = wholeNumberBetween(0, 3)
const deck = oneOf(...ALL_DECKS)
const stack = optional(oneOf('knight', 'wizard'))
const byKnight = optional(oneOf('knight'))
const byWizard = optional(oneOf('wizard'))
const payment = listOf(wholeNumberBetween(0, 23), 40)
const fulfilmentChecks = { card: slot, left: space, right: space, pay: payment }

const SET_PLACEMENT: Fields = { space, set: placeNumber }
const VASSAL_PLACEMENT: Fields = { slot, side: wholeNumberBetween(0, 1), space }
export const readAction = createActionReader<Action>(
  {
    pile: [{ pile }],
    family: [{ slot }],
    decks: [{ decks: (value) => Array.isArray(value) && value.length === 2 && value.every(deck) }],
    keep: [{ slot }],
    place: [{ slot, space }],
    income: [{ slot, token: oneOf('knight', 'wizard') }],
    recall: [{}],
    leave: [{}],
    refreshPile: [{ pile }],
    slide: [{ from: space, to: space, by: byWizard }],
    swap: [{ a: space, b: space, by: byKnight }],
    flip: [{ space, by: byKnight }],
    retain: [{ space, pile: wholeNumberBetween(-1, 3), by: byWizard }],
    blowUp: [{ space, by: byWizard }],
    guard: [{ space }],
    unguard: [{ space }],
    draw: [{ deck, price: oneOf('wizard', 'knights', 'knight'), two: optional(oneOf(true)) }],
    complete: [{ ...fulfilmentChecks, stack }],
    adopt: [{ ...fulfilmentChecks, dog: oneOf(...DOG_BREEDS) }],
    kill: [{ dog: oneOf(...DOG_BREEDS), rats: wholeNumberBetween(1, 3) }],
    take: [{ offer: placeNumber }],
    takeKnight: [{}],
    use: [{ card: slot, left: optional(recordOf(SET_PLACEMENT)), right: optional(recordOf(SET_PLACEMENT)) }],
    lay: [{ card: slot, left: optional(recordOf(VASSAL_PLACEMENT)), right: optional(recordOf(VASSAL_PLACEMENT)) }],
    exchange: [{ slot, offer: placeNumber }],
    endWork: [{}],
    pass: [{}],
    reward: [{ take: oneOf('knight', 'wizard', 'guild', 'knight+guild', 'wizard+guild', 'power', 'machination') }],
    claim: [{ pay: payment, stack }],
    decline: [{}],
    refill: [{}],
    leaveEmpty: [{}],
    makeUp: [{ space }],
    agents: [{ card: slot, space }],
    faceDown: [{ card: slot }],
    skip: [{}],
    discard: [{ slot }],
  },
  { ...SET_PLACEMENT, ...VASSAL_PLACEMENT },
)
