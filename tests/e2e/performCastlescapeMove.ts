/** Which presses make an action of CastleScape: by the names that the screen shows, and by the order of what lies there. */
import { expect, type Locator } from '@playwright/test'
import type { Action, ActionOf } from '../../src/games/castlescape/actions.ts'
import { buyEffectsOf, type Face } from '../../src/games/castlescape/cards.ts'
import type { Slot } from '../../src/kernel/contract.ts'
import type { CastleAutoPlayer, Kind } from './castlescapeAutoPlayer.ts'
import type { CastleHand } from './castlescapeInputMethods.ts'
import { button, square as squareOf } from './castlescapeTable.ts'

export interface MoveContext {
  readonly hand: CastleHand
  readonly autoPlayer: CastleAutoPlayer
  readonly names: readonly string[]
}

type Performers = { readonly [K in Kind]: (context: MoveContext, action: ActionOf<K>) => Promise<void> }
type PlacedKind = 'build' | 'post' | 'recall' | 'oust' | 'lose'

const startsWith = (name: string): RegExp => new RegExp(`^${name}`)

/** What waits: `Walls: 2`. */
const tile = ({ hand }: MoveContext, name: string): Locator =>
  hand.page.getByRole('group', { name: 'What waits this turn' }).getByRole('button', { name: startsWith(`${name}: `) })

/** What is placed: the tile of the ledge, what a square says that it is for, and the button. */
const PLACED: { readonly [K in PlacedKind]: readonly [tile: string, offer: string, verb: string] } = {
  build: ['Walls', 'a Wall may go here', 'Build'],
  post: ['Recruits', 'a Recruit may go here', 'Post'],
  recall: ['Recruits', 'may be taken back', 'Take back'],
  oust: ['Remove', 'may be removed', 'Remove'],
  lose: ['', 'may be given up', 'Give up'],
}

const verbButton = ({ hand, autoPlayer }: MoveContext, verb: string, square: number): Locator =>
  hand.page
    .getByRole('navigation')
    .getByRole('button', { name: startsWith(`${verb} ${autoPlayer.squareName(square)}\\b`) })

/** Makes the squares offer this, by the tile of what waits where something else is placed now. */
const offer = async (context: MoveContext, square: number, tileName: string, text: string): Promise<void> => {
  const { hand, autoPlayer } = context
  const there = squareOf(hand.page, autoPlayer.squareName(square))
  const label = (await there.getAttribute('aria-label')) ?? ''
  if (!label.includes(text) && tileName) await hand.press(tile(context, tileName))
  await expect(there).toHaveAccessibleName(new RegExp(text))
}

const place = async (context: MoveContext, kind: PlacedKind, square: number): Promise<void> => {
  const { hand, autoPlayer } = context
  const [name, text, verb] = PLACED[kind]
  await offer(context, square, name, text)
  await hand.place(autoPlayer.squareName(square), verbButton(context, verb, square))
}

const post = async (context: MoveContext, { square }: ActionOf<'post'>): Promise<void> => {
  const { hand, autoPlayer } = context
  await place(context, 'post', square)
  // What posting gives up is said once, and it is asked to be pressed again.
  const warning = hand.page.locator('[data-part="said"]').filter({ hasText: /Press again/ })
  const there = squareOf(hand.page, autoPlayer.squareName(square))
  const posted = there.and(hand.page.getByRole('gridcell', { name: /Recruit of/ }))
  await expect(warning.or(posted).first()).toBeVisible()
  if ((await posted.count()) === 0) await hand.confirm(verbButton(context, 'Post', square))
}

const move = async (context: MoveContext, { from, to }: ActionOf<'move'>): Promise<void> => {
  const { hand, autoPlayer } = context
  await offer(context, from, 'Steps', 'may move')
  await hand.place(autoPlayer.squareName(from), verbButton(context, 'Move', from))
  await offer(context, to, '', 'may step here')
  await hand.place(autoPlayer.squareName(to), verbButton(context, 'Step to', to))
}

const isSame = <T>(a: T, b: T): boolean => JSON.stringify(a) === JSON.stringify(b)
const distinct = <T>(all: readonly T[]): readonly T[] => all.filter((one, at) => all.indexOf(one) === at)

/** Papers that lie side by side are told apart by their place: two of one title may be among them. */
const pressHandCard = async ({ hand, autoPlayer }: MoveContext, card: Slot): Promise<string> => {
  const at = autoPlayer.state().guilds[autoPlayer.seat() ?? -1]?.hand.indexOf(card) ?? -1
  const paper = hand.page.getByRole('group', { name: 'Your hand' }).getByRole('button').nth(at)
  const title = autoPlayer.titleOf(autoPlayer.faceOf(card))
  await expect(paper).toHaveAccessibleName(startsWith(title))
  await hand.press(paper)
  return title
}

const play = async (context: MoveContext, action: ActionOf<'play'>): Promise<void> => {
  const { hand, autoPlayer } = context
  const title = await pressHandCard(context, action.card)
  const ways = autoPlayer.legalOf('play').filter(({ card }) => card === action.card)
  const branches = distinct(ways.map(({ branch }) => branch))
  const question = hand.page.locator('[data-part="question"]').getByRole('button')
  if (ways.length === 1) return hand.press(button(hand.page, startsWith(`Play ${title}`)))
  if (branches.length > 1) await hand.press(question.nth(branches.indexOf(action.branch)))
  const rivals = ways.filter(({ branch }) => isSame(branch, action.branch)).map(({ rival }) => rival)
  if (rivals.length > 1) await hand.press(question.nth(rivals.indexOf(action.rival)))
}

const keep = async ({ hand, autoPlayer }: MoveContext, { slots }: ActionOf<'keep'>): Promise<void> => {
  const offered = distinct(autoPlayer.legalOf('keep').flatMap((one) => one.slots)).toSorted((a, b) => a - b)
  const papers = hand.page.getByRole('group', { name: 'Contracts' }).getByRole('button')
  await expect(papers).toHaveCount(offered.length)
  for (const slot of slots) {
    const paper = papers.nth(offered.indexOf(slot))
    await expect(paper).toHaveAccessibleName(startsWith(autoPlayer.titleOf(autoPlayer.faceOf(slot))))
    await hand.press(paper)
  }
  await hand.press(button(hand.page, slots.length > 1 ? 'Keep these' : 'Keep this'))
}

const sheet = ({ hand }: MoveContext, name: string): Locator => hand.page.getByRole('dialog', { name })

/** Buys or takes a card. Contracts that are seen close the sheet by themselves. */
const gain = async (context: MoveContext, tileName: string, verb: string, face: Face): Promise<void> => {
  const { hand, autoPlayer } = context
  const market = sheet(context, 'Market')
  const title = autoPlayer.titleOf(face)
  await hand.press(tile(context, tileName))
  await hand.press(market.getByRole('button', { name: startsWith(`${title},`) }).first())
  await hand.press(market.getByRole('button', { name: startsWith(`${verb} ${title}`) }))
  if (!buyEffectsOf(face).some(({ op }) => op === 'contract')) {
    await expect(market.getByRole('button', { name: 'Choose a card' })).toBeVisible()
    await hand.press(market.getByRole('button', { name: 'Close' }))
  }
  await expect(market).toHaveCount(0)
}

/** Chooses one of the own cards in a sheet, by the zone where it lies. */
const pickCard = async (context: MoveContext, tileName: string, zone: string, face: Face): Promise<void> => {
  const { hand, autoPlayer } = context
  await hand.press(tile(context, tileName))
  const cards = hand.page
    .getByRole('dialog')
    .locator('section', { has: hand.page.getByRole('heading', { name: zone }) })
    .last()
  await hand.press(cards.getByRole('button', { name: startsWith(`${autoPlayer.titleOf(face)},`) }).first())
  await expect(hand.page.getByRole('dialog')).toHaveCount(0)
}

const destroy = (context: MoveContext, action: ActionOf<'destroy'>): Promise<void> =>
  action.zone === 'hand'
    ? pickCard(context, 'Destroy', 'Hand', context.autoPlayer.faceOf(action.card))
    : pickCard(context, 'Destroy', 'Discard pile', action.face)

const claim = async (context: MoveContext, { goal }: ActionOf<'claim'>): Promise<void> => {
  const { hand, autoPlayer, names } = context
  const guild = sheet(context, 'Your guild')
  await hand.press(button(hand.page, startsWith(`${names[autoPlayer.seat() ?? -1]}, .*, on turn`)))
  const row = guild.getByRole('listitem').filter({ hasText: autoPlayer.titleOf(goal) })
  await hand.press(row.getByRole('button', { name: /^Claim/ }))
  await expect(guild.getByRole('button', { name: /^Claim/ })).toHaveCount(0)
  await hand.press(guild.getByRole('button', { name: 'Close' }))
  await expect(guild).toHaveCount(0)
}

const leave = async (context: MoveContext): Promise<void> => {
  const { hand } = context
  const leaving = button(hand.page, /^Leave/)
  if ((await leaving.count()) === 0) await hand.press(tile(context, 'Walls'))
  await hand.press(leaving)
}

/** More kinds of things than can wait to be placed. */
const MOST_KEPT = 6

const end = async ({ hand: { page, press }, autoPlayer }: MoveContext): Promise<void> => {
  const { guilds, seat } = autoPlayer.state()
  const isUntouched = guilds[seat]?.played.length === 0 && autoPlayer.legalOf('play').length > 0
  const later = button(page, /^Later/)
  for (let kept = 0; kept < MOST_KEPT && (await later.count()) > 0; kept++) await press(later)
  await press(button(page, /^End turn/))
  if (!isUntouched) return
  // A turn in which no card was played is ended by a second press.
  await expect(page.locator('[data-part="said"]')).toContainText('Press again to end your turn.')
  await press(button(page, /^End turn/))
}

const drop = async (context: MoveContext, { card }: ActionOf<'drop'>): Promise<void> => {
  const title = await pressHandCard(context, card)
  await context.hand.press(button(context.hand.page, startsWith(`Discard ${title}`)))
}

const PERFORMERS: Performers = {
  keep,
  play,
  build: (context, { square }) => place(context, 'build', square),
  leave,
  post,
  recall: (context, { square }) => place(context, 'recall', square),
  move,
  oust: (context, { square }) => place(context, 'oust', square),
  destroy,
  clear: (context, { face }) => pickCard(context, 'Clear', 'Back Alley', face),
  take: (context, { face }) => gain(context, 'Take', 'Take', face),
  buy: (context, { face }) => gain(context, 'Gold', 'Buy', face),
  claim,
  end,
  lose: (context, { square }) => place(context, 'lose', square),
  drop,
  pay: ({ hand }) => hand.press(button(hand.page, /^Pay 1 Renown/)),
}

/** Performs an action on the page. */
export const performCastleScapeMove = (context: MoveContext, action: Action): Promise<void> =>
  (PERFORMERS[action.kind] as (context: MoveContext, action: Action) => Promise<void>)(context, action)
