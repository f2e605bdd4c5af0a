/**
 * Performs every action of every mode on the page: an engine action becomes presses on elements that are found by role and
 * accessible name. All differences between touch and keyboard are in `Hand`.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Action, ActionOf, PaymentToken } from '../../src/games/blackstone/actions.ts'
import type { AutoPlayer } from './autoPlayer.ts'
import { cell, SPACES } from './blackstoneTable.ts'

/** An input method: touch or keyboard. */
export interface Hand {
  readonly page: Page
  /** Presses the one element that matches. */
  pressPanelButton(target: Locator): Promise<void>
  /** Presses a space of the board. */
  space(space: string): Promise<void>
  /** Chooses one of several that exclude each other. */
  choose(radio: Locator): Promise<void>
  /** Ticks a box, or clears it. */
  tick(box: Locator): Promise<void>
}

interface MoveContext {
  readonly hand: Hand
  readonly autoPlayer: AutoPlayer
}

type Performers = { readonly [K in Action['kind']]: (context: MoveContext, action: ActionOf<K>) => Promise<void> }

const TOWERS = ['north-west', 'north-east', 'south-east', 'south-west']
const REWARDS = {
  knight: 'Knight',
  wizard: 'Wizard',
  guild: 'Guild card',
  'knight+guild': 'Knight, Guild card',
  'wizard+guild': 'Wizard, Guild card',
  power: 'Power card',
  machination: 'Machination card',
} as const
const DOGS = { jack: 'Jack Russell', scottie: 'Scottie', westie: 'Westie' } as const

const spaceOf = (space: number): string => SPACES[space] ?? ''
const startsWith = (name: string): RegExp => new RegExp(`^${name}`)

/** A button of the current panel, by the beginning of its name. */
const panelButton = ({ hand }: MoveContext, name: string): Locator =>
  hand.page.locator('[data-part~="panel"]').getByRole('button', { name: startsWith(name) })
const press = (context: MoveContext, name: string): Promise<void> =>
  context.hand.pressPanelButton(panelButton(context, name))

const chooseTower = ({ hand }: MoveContext, pile: number): Promise<void> =>
  hand.pressPanelButton(hand.page.getByRole('button', { name: new RegExp(`^The ${TOWERS[pile]} tower.*choose it`) }))

const selectVassal = async ({ hand }: MoveContext, space: number): Promise<void> => {
  await hand.space(spaceOf(space))
  await expect(cell(hand.page, spaceOf(space))).toHaveAccessibleName(/, chosen/)
}

/** Deselects a vassal that is still selected: its panel may replace the cards. */
const deselectVassal = async ({ hand }: MoveContext): Promise<void> => {
  const held = hand.page.getByRole('gridcell', { name: /, chosen/ })
  // In one look: the vassal may be let go in between.
  const [space] = await held.evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-space'))))
  if (space === undefined) return
  await hand.space(spaceOf(space))
  await expect(held).toHaveCount(0)
}

/** Expects the label of a space to name this result of a tap. */
const expectSpaceOffers = ({ hand }: MoveContext, space: number, to: RegExp): Promise<void> =>
  expect(cell(hand.page, spaceOf(space))).toHaveAccessibleName(to)

const card = ({ hand, autoPlayer }: MoveContext, slot: number): Locator =>
  hand.page.getByRole('button', { name: autoPlayer.card(slot) })

/** Presses the primary button. */
const pressPrimary = ({ hand }: MoveContext, name: string): Promise<void> =>
  hand.pressPanelButton(hand.page.getByRole('navigation').getByRole('button', { name: startsWith(name) }))

type TaskAction = ActionOf<'complete'> | ActionOf<'adopt'>
const isWizards = (autoPlayer: AutoPlayer): boolean => autoPlayer.state().setting.mode === 'wizards-quest'
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Answers the panels in order when a task can be shown in several ways: which stack, who pays, which second vassal. */
const showTask = async (context: MoveContext, action: TaskAction, name: string): Promise<void> => {
  const { hand, autoPlayer } = context
  await hand.pressPanelButton(card(context, action.card))
  await press(context, name)
  let ways = autoPlayer
    .legal()
    .filter((one): one is TaskAction => one.kind === action.kind && one.card === action.card)
    .filter((one) => one.kind !== 'adopt' || (action.kind === 'adopt' && one.dog === action.dog))
  const keep = (of: (one: TaskAction) => unknown): boolean => {
    const several = ways.some((one) => !isSame(of(one), of(action)))
    ways = ways.filter((one) => isSame(of(one), of(action)))
    return several
  }
  if (keep((one) => ('stack' in one ? one.stack : undefined)) && 'stack' in action)
    await press(context, action.stack === 'wizard' ? 'Wizard' : 'Knight')
  if (keep(({ pay }) => pay)) await press(context, action.pay.map(autoPlayer.nameOf).join(', ') || 'Nobody')
  if (keep(({ right }) => right)) await hand.space(spaceOf(action.right))
}

/** Sometimes drops another card of a kind over its limit than the sheet suggests. */
const dropOtherCards = async ({ hand, autoPlayer }: MoveContext, sheet: Locator): Promise<void> => {
  for (const group of await sheet.getByRole('group').all()) {
    const cards = group.getByRole('checkbox')
    const isChosen = await cards.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked))
    const others = isChosen.flatMap((chosen, at) => (chosen ? [] : [at]))
    if (others.length === 0 || others.length === isChosen.length || autoPlayer.randomBelow(2) > 0) continue
    await hand.tick(cards.nth(isChosen.indexOf(true)))
    await hand.tick(cards.nth(others[autoPlayer.randomBelow(others.length)] ?? 0))
  }
}

/** Accepts the sheet that drops what is over the limits. */
export const acceptEndOfTurn = async (context: MoveContext): Promise<void> => {
  const sheet = context.hand.page.getByRole('dialog', { name: 'End of turn' })
  await dropOtherCards(context, sheet)
  await context.hand.pressPanelButton(sheet.getByRole('button', { name: /^Accept/ }))
}

/** Pays with this token when another one is offered first. */
const payWith = async (context: MoveContext, by: PaymentToken = 'knight'): Promise<void> => {
  const other = panelButton(context, 'Pay instead')
  if ((await other.count()) === 0) return
  if (!(await other.textContent())?.includes(`now 1 ${by}`)) await context.hand.pressPanelButton(other)
}

/** Sometimes chooses another set than the proposed one for the vassal of a half. */
const joinOtherSet = async ({ hand, autoPlayer }: MoveContext, side: 'left' | 'right'): Promise<void> => {
  const line = hand.page.locator('[data-part~="line"]').nth(side === 'left' ? 0 : 1)
  const sets = line.getByRole('button', { name: /^(Into|A new set)/ })
  const count = await sets.count()
  if (count > 1 && autoPlayer.randomBelow(2) === 0) await hand.pressPanelButton(sets.nth(autoPlayer.randomBelow(count)))
}

const openTab = async ({ hand }: MoveContext, name: string): Promise<void> => {
  const button = hand.page.getByRole('group', { name: 'Show' }).getByRole('button', { name: startsWith(name) })
  const isShut = (await button.count()) > 0 && (await button.getAttribute('aria-pressed')) !== 'true'
  if (isShut) await hand.pressPanelButton(button)
}

const setHalf = async (context: MoveContext, side: 'left' | 'right', wanted: boolean): Promise<void> => {
  const button = panelButton(context, side === 'left' ? 'First half' : 'Second half')
  const isOn = (await button.getAttribute('aria-pressed')) === 'true'
  if (isOn !== wanted) await context.hand.pressPanelButton(button)
}

/** Actions that begin with a card. */
const CARD_ACTIONS: readonly Action['kind'][] = [
  'draw',
  'complete',
  'adopt',
  'take',
  'takeKnight',
  'use',
  'lay',
  'exchange',
]

const PERFORMERS: Performers = {
  pile: (context, { pile }) => chooseTower(context, pile),
  refreshPile: (context, { pile }) => chooseTower(context, pile),
  family: (context, { slot }) => context.hand.pressPanelButton(panelButton(context, context.autoPlayer.family(slot))),
  async decks(context, { decks }) {
    const names = decks.map((deck) => deck.charAt(0).toUpperCase() + deck.slice(1))
    await press(context, names[0] ?? '')
    await expect(context.hand.page.getByRole('region', { name: 'And the other deck?' })).toBeVisible()
    await press(context, names[1] ?? '')
  },
  async keep(context, { slot }) {
    const drawn = context.hand.page.getByRole('region', { name: 'Keep one of these' })
    await context.hand.pressPanelButton(drawn.getByRole('button', { name: context.autoPlayer.card(slot) }))
    await press(context, 'Keep this one')
  },
  async place(context, { space }) {
    await expectSpaceOffers(context, space, /, place it here/)
    await context.hand.space(spaceOf(space))
  },
  income: (context, { token }) => press(context, `A ${token}`),
  recall: (context) => press(context, 'Take the card back'),
  leave: (context) => press(context, 'Leave it face down'),
  async slide(context, { from, to }) {
    await selectVassal(context, from)
    await expectSpaceOffers(context, to, /, slide (here|onto)/)
    await context.hand.space(spaceOf(to))
  },
  async swap(context, { a, b }) {
    await selectVassal(context, a)
    const target = cell(context.hand.page, spaceOf(b))
    await expect(target).toHaveAccessibleName(/, (swap here|slide onto its like)/)
    const slides = ((await target.getAttribute('aria-label')) ?? '').includes('slide onto')
    if (slides) await press(context, `Swap with ${spaceOf(b).replace(' ', '·')}`)
    else await context.hand.space(spaceOf(b))
  },
  async flip(context, { space }) {
    await selectVassal(context, space)
    await press(context, 'Flip')
  },
  async retain(context, { space, pile, by }) {
    await selectVassal(context, space)
    await press(context, 'Retain')
    await payWith(context, by)
    if (pile < 0) await press(context, 'Leave it empty')
    else await chooseTower(context, pile)
  },
  async blowUp(context, { space }) {
    await selectVassal(context, space)
    await press(context, 'Blow up')
    await press(context, 'Tap again: blow up')
  },
  async guard(context, { space }) {
    await selectVassal(context, space)
    await press(context, 'Guard')
  },
  async unguard(context, { space }) {
    await selectVassal(context, space)
    await press(context, 'Lift guard')
  },
  async draw(context, { deck, price, two }) {
    const { hand } = context
    await hand.pressPanelButton(hand.page.getByRole('button', { name: /^New task/ }))
    const other = panelButton(
      context,
      price === 'wizard' ? 'Pay 1 wizard' : price === 'knight' ? 'Pay 1 knight' : 'Pay 2 kn',
    )
    await expect(panelButton(context, '.*(Guild|Knight)').first()).toBeVisible()
    if ((await other.count()) > 0) await hand.pressPanelButton(other)
    const count = panelButton(context, two ? 'Draw two' : 'Draw only one')
    if ((await count.count()) > 0) await hand.pressPanelButton(count)
    await press(context, deck.charAt(0).toUpperCase() + deck.slice(1))
  },
  complete: (context, action) => showTask(context, action, 'Complete'),
  adopt: (context, action) => showTask(context, action, `Adopt ${DOGS[action.dog]}`),
  async kill(context, { dog, rats }) {
    const { hand } = context
    await hand.pressPanelButton(hand.page.getByRole('button', { name: /rats active/ }))
    const sheet = hand.page.getByRole('dialog', { name: 'Rats and dogs' })
    await hand.pressPanelButton(sheet.getByRole('button', { name: startsWith(`${DOGS[dog]}: Catch ${rats} rat`) }))
    if (await sheet.isVisible()) await hand.pressPanelButton(sheet.getByRole('button', { name: 'Close' }))
  },
  async take(context, { offer }) {
    const { hand, autoPlayer } = context
    await openTab(context, isWizards(autoPlayer) ? 'Offer' : 'Cards')
    const row = hand.page.getByRole('region', { name: 'Offer' })
    await hand.pressPanelButton(
      row.getByRole('button', { name: autoPlayer.card(autoPlayer.state().quest?.offer[offer] ?? -1) }),
    )
    await pressPrimary(context, 'Take card')
  },
  async takeKnight(context) {
    const { hand, autoPlayer } = context
    await openTab(context, isWizards(autoPlayer) ? 'Offer' : 'Cards')
    await hand.pressPanelButton(hand.page.getByRole('button', { name: /^Save a knight/ }))
  },
  async use(context, { card: slot, left, right }) {
    const { hand, autoPlayer } = context
    await openTab(context, 'Cards')
    await hand.pressPanelButton(
      hand.page.getByRole('region', { name: 'Cards' }).getByRole('button', { name: autoPlayer.card(slot) }),
    )
    await expect(panelButton(context, 'First half')).toBeVisible()
    for (const [side, taken] of [['left', left] as const, ['right', right] as const]) {
      await setHalf(context, side, taken !== undefined)
      const label = (await cell(hand.page, spaceOf(taken?.space ?? 0)).getAttribute('aria-label')) ?? ''
      if (taken && !/, chosen/.test(label)) await hand.space(spaceOf(taken.space))
      if (taken) await joinOtherSet(context, side)
    }
    await pressPrimary(context, 'Use')
  },
  async lay(context, { card: slot, left, right }) {
    const { hand, autoPlayer } = context
    await openTab(context, 'Hand')
    await hand.pressPanelButton(
      hand.page.getByRole('region', { name: 'Cards' }).getByRole('button', { name: autoPlayer.card(slot) }),
    )
    await expect(panelButton(context, 'First half')).toBeVisible()
    for (const [side, laid] of [['left', left] as const, ['right', right] as const]) {
      if (!laid) continue
      const fits = side === 'left' ? 'first' : 'second'
      await setHalf(context, side, true)
      const { name, faces } = autoPlayer.vassal(laid.slot)
      await press(context, `${name}, fits the ${fits} half`)
      const chosen = hand.page.getByRole('button', { name: new RegExp(`, chosen for the ${fits} half`) })
      await expect(chosen).toBeVisible()
      const shows = ((await chosen.getAttribute('aria-label')) ?? '').split(',')[0]
      if (shows !== faces[laid.side]) await hand.pressPanelButton(chosen)
      const label = (await cell(hand.page, spaceOf(laid.space)).getAttribute('aria-label')) ?? ''
      if (/, place it here/.test(label)) await hand.space(spaceOf(laid.space))
    }
    await pressPrimary(context, 'Place')
  },
  async exchange(context, { slot, offer }) {
    const { hand, autoPlayer } = context
    await openTab(context, 'Hand')
    const mine = hand.page.getByRole('group', { name: /^Vassals in hand/ })
    await hand.pressPanelButton(mine.getByRole('button', { name: startsWith(autoPlayer.vassal(slot).name) }))
    const open = hand.page.getByRole('group', { name: 'Exchange' })
    await hand.pressPanelButton(
      open.getByRole('button', {
        name: startsWith(autoPlayer.vassal(autoPlayer.state().quest?.vassals[offer] ?? -1).name),
      }),
    )
    await pressPrimary(context, 'Exchange')
  },
  endWork: (context) => pressPrimary(context, 'End turn'),
  pass: (context) => pressPrimary(context, 'Pass'),
  reward: (context, { take }) => press(context, `${REWARDS[take]}(?!,)`),
  claim: (context, { pay }) => press(context, `Claim .*${pay.map(context.autoPlayer.nameOf).join(', ') || 'free'}`),
  decline: (context) => press(context, 'Leave it'),
  refill: (context) => press(context, 'Refill'),
  leaveEmpty: (context) => press(context, 'Leave empty'),
  async makeUp(context, { space }) {
    await expectSpaceOffers(context, space, /, choose it/)
    await context.hand.space(spaceOf(space))
  },
  async agents(context, { card: slot, space }) {
    const which = context.hand.page.getByRole('region', { name: 'Which of your completed cards?' })
    if ((await which.count()) > 0)
      await context.hand.pressPanelButton(which.getByRole('button').nth(context.autoPlayer.markable(slot)))
    await expectSpaceOffers(context, space, /, mark it/)
    await context.hand.space(spaceOf(space))
  },
  async faceDown(context, { card: slot }) {
    const which = context.hand.page.getByRole('region', { name: 'Lay a task face down?' })
    const court = context.autoPlayer.state().courts[context.autoPlayer.seat() ?? 0]
    await context.hand.pressPanelButton(which.getByRole('button').nth(court?.hand.indexOf(slot) ?? 0))
    await press(context, 'Lay face down')
  },
  skip: (context) => press(context, 'Skip'),
  discard: acceptEndOfTurn,
}

/** Performs an engine action. Sets for vassals and cards over a limit are chosen at random. */
export const performMove = async (hand: Hand, autoPlayer: AutoPlayer, action: Action): Promise<void> => {
  const move = PERFORMERS[action.kind] as (context: MoveContext, action: Action) => Promise<void>
  if (CARD_ACTIONS.includes(action.kind)) await deselectVassal({ hand, autoPlayer })
  await move({ hand, autoPlayer }, action)
}
