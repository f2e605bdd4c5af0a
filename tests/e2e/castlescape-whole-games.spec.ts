/** Whole games of CastleScape passed round on one small phone, by one finger or by keys alone, through the screens. */
import type { Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { ACTION_KINDS } from '../../src/games/castlescape/actions.ts'
import type { CastleAutoPlayer } from './castlescapeAutoPlayer.ts'
import { type CastleHand, castleScapeFinger, castleScapeKeys } from './castlescapeInputMethods.ts'
import { beginFrom, position, SITE } from './castlescapeTable.ts'
import { loadDice } from './fixedChance.ts'
import { oneOrAll } from './nightlySample.ts'
import { expect, type PhoneOptions, test } from './phoneFixtures.ts'
import { beginCastleScapeGame, expectSameCastleScapeEnd, playCastleScapeGame } from './playCastlescapeGame.ts'

test.describe.configure({ mode: 'parallel', timeout: WHOLE_GAMES })

const SMALL = { width: 320, height: 568 }

interface Way {
  readonly name: string
  readonly options: PhoneOptions
  readonly handOn: (page: Page) => CastleHand
}

const TOUCH: Way = { name: 'by touch', options: SMALL, handOn: castleScapeFinger }
const KEYS: Way = { name: 'by keys', options: { ...SMALL, touch: false }, handOn: castleScapeKeys }
const NIGHTLY = { tag: '@nightly' }

interface Whole {
  readonly way: Way
  readonly seats: number
  /** A game in which much happens in few actions. */
  readonly number: number
  /** From so many actions on nothing is done any more; left out, the quarry or the stalls end the game. */
  readonly hasteAfter?: number
}

const GAMES: readonly Whole[] = [
  { way: TOUCH, seats: 2, number: 1, hasteAfter: 28 },
  { way: TOUCH, seats: 3, number: 4, hasteAfter: 60 },
  { way: TOUCH, seats: 4, number: 5 },
  { way: KEYS, seats: 2, number: 23 },
  { way: KEYS, seats: 3, number: 7, hasteAfter: 60 },
]

const whole = ({ way, seats, number, hasteAfter }: Whole): void =>
  test(
    `a ${hasteAfter ? 'short' : 'long'} game of ${seats} to its end, ${way.name}`,
    NIGHTLY,
    async ({ host, phone }) => {
      const { page } = await phone(way.options)
      const hand = way.handOn(page)
      await beginCastleScapeGame(hand, host.url, seats, number)
      const autoPlayer = await playCastleScapeGame(hand, { number, takesBack: true, ...(hasteAfter && { hasteAfter }) })
      await expectSameCastleScapeEnd(hand, autoPlayer)
    },
  )

for (const game of GAMES) whole(game)

/**
 * Everything waits. Eleven of Ann's Recruits stand on the site, so that one can be posted and then one taken back. Bo is
 * at 9 and has penalties of 5: by a Whisper Campaign he is above 10, and pays with cards and Renown what his Recruit is
 * not worth. The quarry is empty, so an Inspection costs Ann a Recruit.
 */
const EVERYTHING = {
  seats: ['Ann', 'Bo'],
  site: SITE.map((row) => row.replace(/[34]/g, '.').replace(/[BCD]/g, '#')).with(13, '.1.1.1.1.1.....'),
  baileys: [{ at: 'd4', claimedBy: [1] }],
  goals: ['full-muster', 'great-yard', 'busy-season'],
  quarry: 0,
  guilds: [
    {
      faceDown: ['whisper-campaign', 'market-stall', 'market-stall', 'stone-walls', 'stone-walls', 'train-apprentice'],
      hand: 2,
      contracts: 2,
      infamy: 1,
      alley: ['hire-a-fence'],
      discard: ['clumsy-thief', 'ramparts'],
    },
    {
      faceDown: ['train-apprentice', 'stone-walls', 'market-stall', 'market-stall'],
      hand: 3,
      contracts: 1,
      infamy: 9,
      alley: ['hire-a-fence', 'hire-a-fence', 'hire-a-fence', 'clumsy-thief', 'clumsy-thief'],
    },
  ],
  turn: {
    ...{ gold: 12, moves: 1, removals: 1, clearings: 1, acquirings: [4], ground: 2 },
    destroyings: [['hand', 'discard']],
    groups: [{ left: 3 }],
  },
  hidden: {
    hands: [
      ['whisper-campaign', 'market-stall'],
      ['train-apprentice', 'stone-walls', 'market-stall'],
    ],
    contracts: [['garrison', 'levy'], ['outpost']],
  },
}

declare global {
  /** What has moved, and how long the phone shook, in milliseconds. */
  var noticed: { readonly moved: Set<string>; readonly shakes: Set<number> }
}

/** Writes down which parts of the table move, and what goes to the motor, which this browser has not. */
const notice = (): void => {
  globalThis.noticed = { moved: new Set(), shakes: new Set() }
  const { animate } = Element.prototype
  Element.prototype.animate = function (...how) {
    const isDrawn = this.closest('[data-part="motion"]') !== null
    const part = this.hasAttribute('data-recruit') ? 'Recruit' : this.hasAttribute('data-flag') ? 'flag' : this.tagName
    noticed.moved.add(isDrawn ? `${this.tagName} for a moment` : part)
    return animate.apply(this, how)
  }
  navigator.vibrate = (length) => noticed.shakes.add(Number(length)).size > 0
}

/** The position is of turn 20; the Inspection comes as this turn ends. */
const LAST_TURN = 21

for (const { name, options, handOn } of oneOrAll([TOUCH, KEYS], 1))
  test(`every kind of action is done from the screen, and is seen and felt, ${name}`, async ({ host, phone }) => {
    const one = await phone(options)
    await loadDice(one.page, 1)
    await one.page.addInitScript(notice)
    await beginFrom(one, host.url, position(EVERYTHING))
    await one.page.emulateMedia({ reducedMotion: 'no-preference' })
    const lacking = ({ done }: CastleAutoPlayer) => ACTION_KINDS.filter((kind) => !done().has(kind))
    const autoPlayer = await playCastleScapeGame(handOn(one.page), {
      number: 1,
      isEnough: (autoPlayer) => lacking(autoPlayer).length === 0 || autoPlayer.state().turnNumber > LAST_TURN,
    })
    expect(lacking(autoPlayer)).toEqual([])
    const { moved, shakes } = await one.page.evaluate(() => ({
      moved: [...noticed.moved].sort(),
      shakes: [...noticed.shakes].sort((a, b) => a - b),
    }))
    // A Wall or a Recruit that goes, joints or a border, one that comes or steps, flags, the number of a guild.
    expect(moved).toEqual(expect.arrayContaining(['Recruit', 'STRONG', 'flag', 'g for a moment', 'path for a moment']))
    expect(shakes, 'picked up or put down, moved, turned, taken away, done').toEqual([8, 10, 12, 14, 20])
  })
