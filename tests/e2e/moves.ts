/**
 * How every deed of every mode is done at the table: an action of the engine becomes presses on things that are found by their role and
 * by the name that the page gives them. Whatever differs between a finger and a keyboard is in the Hand.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Action, ActionOf, Token } from '../../src/games/blackstone/actions.ts'
import type { Mind } from './mind.ts'
import { cell, SPACES } from './told.ts'

/** A finger, or ten on a keyboard. */
export interface Hand {
  readonly page: Page
  /** Presses the one thing that is meant. */
  press(target: Locator): Promise<void>
  /** Presses a space of the board. */
  space(space: string): Promise<void>
  /** Chooses one of several that exclude each other. */
  choose(radio: Locator): Promise<void>
  /** Ticks a box, or clears it. */
  tick(box: Locator): Promise<void>
}

interface Doing {
  readonly hand: Hand
  readonly mind: Mind
}

type Deeds = { readonly [K in Action['kind']]: (doing: Doing, action: ActionOf<K>) => Promise<void> }

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
const starting = (name: string): RegExp => new RegExp(`^${name}`)

/** A button of what is asked, by the beginning of its name. */
const answer = ({ hand }: Doing, name: string): Locator =>
  hand.page.locator('.act').getByRole('button', { name: starting(name) })
const press = (doing: Doing, name: string): Promise<void> => doing.hand.press(answer(doing, name))

const tower = ({ hand }: Doing, pile: number): Promise<void> =>
  hand.press(hand.page.getByRole('button', { name: new RegExp(`^The ${TOWERS[pile]} tower.*choose it`) }))

const pick = async ({ hand }: Doing, space: number): Promise<void> => {
  await hand.space(spaceOf(space))
  await expect(cell(hand.page, spaceOf(space))).toHaveAccessibleName(/, chosen/)
}

/** Lets go of a vassal that is held still: its panel may stand in place of the cards. */
const letGo = async ({ hand }: Doing): Promise<void> => {
  const held = hand.page.getByRole('gridcell', { name: /, chosen/ })
  if ((await held.count()) === 0) return
  await hand.space(spaceOf(Number(await held.getAttribute('data-space'))))
  await expect(held).toHaveCount(0)
}

/** Where a tap on a space leads, as its name says. */
const leads = ({ hand }: Doing, space: number, to: RegExp): Promise<void> =>
  expect(cell(hand.page, spaceOf(space))).toHaveAccessibleName(to)

const card = ({ hand, mind }: Doing, slot: number): Locator => hand.page.getByRole('button', { name: mind.card(slot) })

/** The gilded button. */
const primary = ({ hand }: Doing, name: string): Promise<void> =>
  hand.press(hand.page.getByRole('navigation').getByRole('button', { name: starting(name) }))

type Shows = ActionOf<'complete'> | ActionOf<'adopt'>
const isWizards = (mind: Mind): boolean => mind.state().setting.mode === 'wizards-quest'
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What the panels ask after each other where a task can be shown in several ways: to which stack, who pays, with which second vassal. */
const show = async (doing: Doing, action: Shows, name: string): Promise<void> => {
  const { hand, mind } = doing
  await hand.press(card(doing, action.card))
  await press(doing, name)
  let ways = mind
    .legal()
    .filter((one): one is Shows => one.kind === action.kind && one.card === action.card)
    .filter((one) => one.kind !== 'adopt' || (action.kind === 'adopt' && one.dog === action.dog))
  const keep = (of: (one: Shows) => unknown): boolean => {
    const several = ways.some((one) => !isSame(of(one), of(action)))
    ways = ways.filter((one) => isSame(of(one), of(action)))
    return several
  }
  if (keep((one) => ('stack' in one ? one.stack : undefined)) && 'stack' in action)
    await press(doing, action.stack === 'wizard' ? 'Wizard' : 'Knight')
  if (keep(({ pay }) => pay)) await press(doing, action.pay.map(mind.nameOf).join(', ') || 'Nobody')
  if (keep(({ right }) => right)) await hand.space(spaceOf(action.right))
}

/** Of each kind of cards over the limit another goes than the sheet suggests, now and then. */
const dropOthers = async ({ hand, mind }: Doing, sheet: Locator): Promise<void> => {
  for (const group of await sheet.getByRole('group').all()) {
    const cards = group.getByRole('checkbox')
    const isChosen = await cards.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked))
    const others = isChosen.flatMap((chosen, at) => (chosen ? [] : [at]))
    if (others.length === 0 || others.length === isChosen.length || mind.whim(2) > 0) continue
    await hand.tick(cards.nth(isChosen.indexOf(true)))
    await hand.tick(cards.nth(others[mind.whim(others.length)] ?? 0))
  }
}

/** Lets go of what is over the limits. */
export const acceptEnd = async (doing: Doing): Promise<void> => {
  const sheet = doing.hand.page.getByRole('dialog', { name: 'End of turn' })
  await dropOthers(doing, sheet)
  await doing.hand.press(sheet.getByRole('button', { name: /^Accept/ }))
}

/** Pays with this token, where another is offered first. */
const payBy = async (doing: Doing, by: Token = 'knight'): Promise<void> => {
  const other = answer(doing, 'Pay instead')
  if ((await other.count()) === 0) return
  if (!(await other.textContent())?.includes(`now 1 ${by}`)) await doing.hand.press(other)
}

/** The set that the vassal of a half joins: now and then another than is proposed. */
const joinOther = async ({ hand, mind }: Doing, side: 'left' | 'right'): Promise<void> => {
  const line = hand.page.locator('.qline').nth(side === 'left' ? 0 : 1)
  const sets = line.getByRole('button', { name: /^(Into|A new set)/ })
  const count = await sets.count()
  if (count > 1 && mind.whim(2) === 0) await hand.press(sets.nth(mind.whim(count)))
}

const tab = async ({ hand }: Doing, name: string): Promise<void> => {
  const button = hand.page.getByRole('group', { name: 'Show' }).getByRole('button', { name: starting(name) })
  const isShut = (await button.count()) > 0 && (await button.getAttribute('aria-pressed')) !== 'true'
  if (isShut) await hand.press(button)
}

const half = async (doing: Doing, side: 'left' | 'right', wanted: boolean): Promise<void> => {
  const button = answer(doing, side === 'left' ? 'First half' : 'Second half')
  const isOn = (await button.getAttribute('aria-pressed')) === 'true'
  if (isOn !== wanted) await doing.hand.press(button)
}

/** Deeds that begin with a card. */
const BY_CARD: readonly Action['kind'][] = ['draw', 'complete', 'adopt', 'take', 'takeKnight', 'use', 'lay', 'exchange']

const DEEDS: Deeds = {
  pile: (doing, { pile }) => tower(doing, pile),
  refreshPile: (doing, { pile }) => tower(doing, pile),
  family: (doing, { slot }) => doing.hand.press(answer(doing, doing.mind.family(slot))),
  async decks(doing, { decks }) {
    const names = decks.map((deck) => deck.charAt(0).toUpperCase() + deck.slice(1))
    await press(doing, names[0] ?? '')
    await expect(doing.hand.page.getByRole('region', { name: 'And the other deck?' })).toBeVisible()
    await press(doing, names[1] ?? '')
  },
  async keep(doing, { slot }) {
    const drawn = doing.hand.page.getByRole('region', { name: 'Keep one of these' })
    await doing.hand.press(drawn.getByRole('button', { name: doing.mind.card(slot) }))
    await press(doing, 'Keep this one')
  },
  async place(doing, { space }) {
    await leads(doing, space, /, place it here/)
    await doing.hand.space(spaceOf(space))
  },
  income: (doing, { token }) => press(doing, `A ${token}`),
  recall: (doing) => press(doing, 'Take the card back'),
  leave: (doing) => press(doing, 'Leave it face down'),
  async slide(doing, { from, to }) {
    await pick(doing, from)
    await leads(doing, to, /, slide (here|onto)/)
    await doing.hand.space(spaceOf(to))
  },
  async swap(doing, { a, b }) {
    await pick(doing, a)
    const target = cell(doing.hand.page, spaceOf(b))
    await expect(target).toHaveAccessibleName(/, (swap here|slide onto its like)/)
    const slides = ((await target.getAttribute('aria-label')) ?? '').includes('slide onto')
    if (slides) await press(doing, `Swap with ${spaceOf(b).replace(' ', '·')}`)
    else await doing.hand.space(spaceOf(b))
  },
  async flip(doing, { space }) {
    await pick(doing, space)
    await press(doing, 'Flip')
  },
  async retain(doing, { space, pile, by }) {
    await pick(doing, space)
    await press(doing, 'Retain')
    await payBy(doing, by)
    if (pile < 0) await press(doing, 'Leave it empty')
    else await tower(doing, pile)
  },
  async blowUp(doing, { space }) {
    await pick(doing, space)
    await press(doing, 'Blow up')
    await press(doing, 'Tap again: blow up')
  },
  async guard(doing, { space }) {
    await pick(doing, space)
    await press(doing, 'Guard')
  },
  async unguard(doing, { space }) {
    await pick(doing, space)
    await press(doing, 'Lift guard')
  },
  async draw(doing, { deck, price, two }) {
    const { hand } = doing
    await hand.press(hand.page.getByRole('button', { name: /^New task/ }))
    const other = answer(doing, price === 'wizard' ? 'Pay 1 wizard' : price === 'knight' ? 'Pay 1 knight' : 'Pay 2 kn')
    await expect(answer(doing, '.*(Guild|Knight)').first()).toBeVisible()
    if ((await other.count()) > 0) await hand.press(other)
    const count = answer(doing, two ? 'Draw two' : 'Draw only one')
    if ((await count.count()) > 0) await hand.press(count)
    await press(doing, deck.charAt(0).toUpperCase() + deck.slice(1))
  },
  complete: (doing, action) => show(doing, action, 'Complete'),
  adopt: (doing, action) => show(doing, action, `Adopt ${DOGS[action.dog]}`),
  async kill(doing, { dog, rats }) {
    const { hand } = doing
    await hand.press(hand.page.getByRole('button', { name: /rats active/ }))
    const sheet = hand.page.getByRole('dialog', { name: 'Rats and dogs' })
    await hand.press(sheet.getByRole('button', { name: starting(`${DOGS[dog]}: Catch ${rats} rat`) }))
    if (await sheet.isVisible()) await hand.press(sheet.getByRole('button', { name: 'Close' }))
  },
  async take(doing, { offer }) {
    const { hand, mind } = doing
    await tab(doing, isWizards(mind) ? 'Offer' : 'Cards')
    const row = hand.page.getByRole('region', { name: 'Offer' })
    await hand.press(row.getByRole('button', { name: mind.card(mind.state().quest?.offer[offer] ?? -1) }))
    await primary(doing, 'Take card')
  },
  async takeKnight(doing) {
    const { hand, mind } = doing
    await tab(doing, isWizards(mind) ? 'Offer' : 'Cards')
    await hand.press(hand.page.getByRole('button', { name: /^Save a knight/ }))
  },
  async use(doing, { card: slot, left, right }) {
    const { hand, mind } = doing
    await tab(doing, 'Cards')
    await hand.press(hand.page.getByRole('region', { name: 'Cards' }).getByRole('button', { name: mind.card(slot) }))
    await expect(answer(doing, 'First half')).toBeVisible()
    for (const [side, taken] of [['left', left] as const, ['right', right] as const]) {
      await half(doing, side, taken !== undefined)
      const label = (await cell(hand.page, spaceOf(taken?.space ?? 0)).getAttribute('aria-label')) ?? ''
      if (taken && !/, chosen/.test(label)) await hand.space(spaceOf(taken.space))
      if (taken) await joinOther(doing, side)
    }
    await primary(doing, 'Use')
  },
  async lay(doing, { card: slot, left, right }) {
    const { hand, mind } = doing
    await tab(doing, 'Hand')
    await hand.press(hand.page.getByRole('region', { name: 'Cards' }).getByRole('button', { name: mind.card(slot) }))
    await expect(answer(doing, 'First half')).toBeVisible()
    for (const [side, laid] of [['left', left] as const, ['right', right] as const]) {
      if (!laid) continue
      const fits = side === 'left' ? 'first' : 'second'
      await half(doing, side, true)
      const { name, faces } = mind.vassal(laid.slot)
      await press(doing, `${name}, fits the ${fits} half`)
      const chosen = hand.page.getByRole('button', { name: new RegExp(`, chosen for the ${fits} half`) })
      await expect(chosen).toBeVisible()
      const shows = ((await chosen.getAttribute('aria-label')) ?? '').split(',')[0]
      if (shows !== faces[laid.side]) await hand.press(chosen)
      const label = (await cell(hand.page, spaceOf(laid.space)).getAttribute('aria-label')) ?? ''
      if (/, place it here/.test(label)) await hand.space(spaceOf(laid.space))
    }
    await primary(doing, 'Place')
  },
  async exchange(doing, { slot, offer }) {
    const { hand, mind } = doing
    await tab(doing, 'Hand')
    const mine = hand.page.getByRole('group', { name: /^Vassals in hand/ })
    await hand.press(mine.getByRole('button', { name: starting(mind.vassal(slot).name) }))
    const open = hand.page.getByRole('group', { name: 'Exchange' })
    await hand.press(
      open.getByRole('button', { name: starting(mind.vassal(mind.state().quest?.vassals[offer] ?? -1).name) }),
    )
    await primary(doing, 'Exchange')
  },
  endWork: (doing) => primary(doing, 'End turn'),
  pass: (doing) => primary(doing, 'Pass'),
  reward: (doing, { take }) => press(doing, `${REWARDS[take]}(?!,)`),
  claim: (doing, { pay }) => press(doing, `Claim .*${pay.map(doing.mind.nameOf).join(', ') || 'free'}`),
  decline: (doing) => press(doing, 'Leave it'),
  refill: (doing) => press(doing, 'Refill'),
  leaveEmpty: (doing) => press(doing, 'Leave empty'),
  async makeUp(doing, { space }) {
    await leads(doing, space, /, choose it/)
    await doing.hand.space(spaceOf(space))
  },
  async agents(doing, { card: slot, space }) {
    const which = doing.hand.page.getByRole('region', { name: 'Which card that you completed?' })
    if ((await which.count()) > 0) await doing.hand.press(which.getByRole('button').nth(doing.mind.markable(slot)))
    await leads(doing, space, /, mark it/)
    await doing.hand.space(spaceOf(space))
  },
  async faceDown(doing, { card: slot }) {
    const which = doing.hand.page.getByRole('region', { name: 'Lay a task face down?' })
    const court = doing.mind.state().courts[doing.mind.seat() ?? 0]
    await doing.hand.press(which.getByRole('button').nth(court?.hand.indexOf(slot) ?? 0))
    await press(doing, 'Lay face down')
  },
  skip: (doing) => press(doing, 'Skip'),
  discard: acceptEnd,
}

/** Does what the engine wants to be done; into which sets vassals go, and which cards over a limit, is the hand's own whim. */
export const doDeed = async (hand: Hand, mind: Mind, action: Action): Promise<void> => {
  const deed = DEEDS[action.kind] as (doing: Doing, action: Action) => Promise<void>
  if (BY_CARD.includes(action.kind)) await letGo({ hand, mind })
  await deed({ hand, mind }, action)
}
