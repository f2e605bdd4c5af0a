/** Positions that tests start from: each is set so that what is to happen follows in a few moves. */
import { expect, type Page } from '@playwright/test'
import type { PositionDocument } from '../../src/games/blackstone/position/positionSchema.ts'
import { button } from './blackstoneTable.ts'

type Board = NonNullable<PositionDocument['board']>

/**
 * A formation by roles: Spies in row S, Emissaries in column K, Captains in row E, Scouts in column B, no neighbours of one faction.
 * Every reverse is the next faction in the next role, so that no vassal is there twice.
 */
const FORMATION: Board = {
  ...{ BS: 'Ds/Me', LS: 'Ly/Dc', AS: 'Dy/Mc', CS: 'My/Pc', KS: 'Py/Lc' },
  ...{ BT: 'Ps/Le', KT: 'Le/Dy', BO: 'Ms/Pe', KO: 'De/My', BN: 'Ls/De', KN: 'Me/Py' },
  ...{ BE: 'Pc/Ls', LE: 'Mc/Ps', AE: 'Dc/Ms', CE: 'Lc/Ds', KE: 'Pe/Ly' },
}

const { LS = '', AS = '', BO = '', BO: _, ...ring } = FORMATION

/** Two moves from a win: with L·S and A·S exchanged two Dragons are neighbours, and the Maple Scout of B·O stands one step inside. */
const NEARLY: Board = { ...ring, LS: AS, AS: LS, LO: BO }

const puzzle = (zones: Partial<PositionDocument>): PositionDocument => ({
  format: 'blackstone-position',
  version: 1,
  mode: 'puzzle-master',
  seats: ['Ann', 'Ben'],
  board: NEARLY,
  courts: [{ knights: 2, wizards: 2, hand: ['G01'] }, { hand: ['G02'] }],
  turn: { round: 5 },
  ...zones,
})

/** A King's Quest of Ann and Ben in its third round, with hands that lie open. */
export const openHands = (zones: Partial<PositionDocument>): PositionDocument => ({
  format: 'blackstone-position',
  version: 1,
  mode: 'kings-quest',
  seats: ['Ann', 'Ben'],
  options: { families: 'off', intrigue: 'off', openHands: 'on' },
  turn: { round: 3 },
  ...zones,
})

/** Ann swaps L·S and A·S and slides the Maple Scout home. */
export const toWin = puzzle({})

/** Eleven rats are active, and the next card brings three: with them there are more than twelve. */
export const toLose = puzzle({
  rats: { wandering: ['three', 'two', 'two', 'one'], plagued: ['three'] },
  hidden: { rats: ['three'] },
})

/** Sixteen vassals lie on the board: not one can be spared. */
export const outOfReach = puzzle({ hidden: { rats: ['cat'] } })

/**
 * Tokens for every verb, and two tasks that one pair each meets: G28 by a Captain at L·E and a Lion in row T, G31 by a Spy at C·S and
 * a Dragon in row O. With B·T flipped there are two Lions in row T.
 */
export const everyVerb = puzzle({
  courts: [{ knights: 6, wizards: 6, hand: ['G28', 'G31'] }, { hand: ['G02'] }],
  hidden: { rats: ['cat'] },
})

/**
 * The last round of a King's Quest. Ann has 18 points and needs a third Ploy of three: a Lion Scout has to slide to A·O, and of the
 * two faces that it costs she has one. Cy has 19 and can complete a Wizard of two at once. Both then have 21; Ann has 3 Ploys,
 * Cy 2, Bo 1.
 */
export const lastRound: PositionDocument = {
  format: 'blackstone-position',
  version: 1,
  mode: 'kings-quest',
  seats: ['Ann', 'Bo', 'Cy'],
  board: {
    ...{ BS: 'Pc/Ly', AS: 'My/De', KS: 'Py/Dc', LT: 'Me/Py', CT: 'Ds/Me', BO: 'Dy/Me', KO: 'Le/Ps' },
    ...{ LN: 'Pe/Ms', AN: 'Ls/De', CN: 'Mc/Le', BE: 'Lc/Py', AE: 'Ps/My', KE: 'Ms/Pc' },
  },
  piles: [{ top: 'Lc/Ds' }, { top: 'Me/Ly' }, { top: 'Mc/Ds' }, { top: 'Pe/Ds' }],
  courts: [
    {
      ...{ knights: 1, retained: ['Me/Ps'], pile: 0 },
      completed: { knight: ['G03', 'G09'], wizard: ['G04'], king: ['P05', 'P10'], ploy: ['M05', 'M10'] },
    },
    { knights: 3, wizards: 3, completed: { ploy: ['M18'] }, pile: 1 },
    { completed: { knight: ['G20'], king: ['P15', 'P21', 'P16'], ploy: ['M03', 'M06'] }, pile: 2 },
  ],
  turn: { round: 9, step: 'muster' },
  hidden: { hands: [['M17'], ['G01', 'G02'], ['G32']], piles: [['Mc/Ps']] },
}

/** P19 asks for a Lion Spy on L·T, one slide from L·S, and an Emissary in row N: that of L·N shows its other face. */
export const toFilm: PositionDocument = {
  format: 'blackstone-position',
  version: 1,
  mode: 'kings-quest',
  seats: ['Ann', 'Ben'],
  options: { families: 'off', intrigue: 'off', openHands: 'on' },
  board: {
    ...{ LS: 'Ly/Pe', AS: 'Dc/Ps', KS: 'Me/Ps', BT: 'Ps/Ly', AT: 'Dy/Le', CT: 'Lc/Dy', LO: 'Ms/De', AO: 'Pe/Dy' },
    ...{ KO: 'Ls/De', LN: 'My/De', CN: 'My/Ps', BE: 'Pc/Me', CE: 'Le/Dc' },
  },
  courts: [
    {
      ...{ knights: 2, wizards: 2, hand: ['P19', 'G29'], pile: 0 },
      completed: { knight: ['G03', 'G06'], wizard: ['G02'], ploy: ['M02'] },
    },
    { knights: 2, wizards: 2, hand: ['G12', 'P20'], completed: { wizard: ['G04'], king: ['P09'] }, pile: 1 },
  ],
  turn: { round: 6 },
}

/** Opens a position on a page of the app: Games, Import a game, paste, read. */
export const importPosition = async (page: Page, position: PositionDocument): Promise<void> => {
  await page.evaluate(() => {
    location.hash = '#/saved'
  })
  await page.getByText('Import a game').tap()
  await page.getByRole('textbox', { name: /paste/ }).fill(JSON.stringify(position))
  await button(page, 'Read what I pasted').tap()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Games')
}
