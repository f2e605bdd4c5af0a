/** What the table offers in the Queen's and the Wizard's Quest, over tables of their own. */
import { describe, expect, test, vi } from 'vitest'
import { game } from '../../src/games/blackstone/index.ts'
import type { PositionDocument } from '../../src/games/blackstone/position/document.ts'
import { readPosition } from '../../src/games/blackstone/position/read.ts'
import { memoryLogs } from '../../src/store/memory.ts'
import { openNew } from '../../src/table/local.ts'
import '../../src/ui/text/table.ts'
import { parseSpace } from '../../src/games/blackstone/notation/cards.ts'
import { gathered } from '../../src/ui/blackstone/game/chapter.ts'
import { chapter as queensQuest } from '../../src/ui/blackstone/game/chapters/queens-quest.tsx'
import { chapter as wizardsQuest } from '../../src/ui/blackstone/game/chapters/wizards-quest.tsx'
import { primaryOf } from '../../src/ui/blackstone/game/endTurn.ts'
import { playersOf } from '../../src/ui/blackstone/game/players.ts'
import { promptOf } from '../../src/ui/blackstone/game/prompt.ts'
import { fittingNow, layHeld, laying } from '../../src/ui/blackstone/game/quest/lay.ts'
import { halfButtons, joinsFor } from '../../src/ui/blackstone/game/quest/use.ts'
import { sit } from '../../src/ui/blackstone/game/sit.ts'
import { askingOf } from '../../src/ui/blackstone/game/sitting.ts'
import { sure } from '../kernel/trusted.ts'
import { envOf } from '../table/env.ts'

// How a table is shown looks at the address of the page.
vi.hoisted(() => {
  vi.stubGlobal('location', { hash: '' })
  vi.stubGlobal('addEventListener', () => undefined)
})

const CHAPTERS = { 'queens-quest': queensQuest, 'wizards-quest': wizardsQuest }

const sitDown = async (mode: keyof typeof CHAPTERS, zones: Partial<PositionDocument>) => {
  const read = sure(
    readPosition(game, { format: 'blackstone-position', version: 1, mode, seats: ['Ann', 'Ben'], ...zones }),
  )
  const { table: header, names, hidden } = read
  const wanted = {
    mode,
    options: header.options,
    names,
    position: header.position ?? {},
    ...(hidden !== undefined && { hidden }),
  }
  const table = sure(await openNew(game, envOf(memoryLogs()), wanted as Parameters<typeof openNew>[2]))
  const sitting = sit({ ...table, game, chapters: gathered([CHAPTERS[mode]]) })
  const at = () => ({ sitting, now: sitting.now.value })
  return {
    sitting,
    at,
    primary: () => primaryOf(sitting, sitting.now.value),
    prompt: () => promptOf(sitting, sitting.now.value),
    aims: () => askingOf(sitting, sitting.now.value)?.aims?.(at()) ?? new Map(),
    done: () => expect.poll(() => sitting.now.value.pending).toBe(false),
    pickHand: (place = 0) => {
      sitting.pick.value = { on: 'task', slot: sitting.now.value.court.hand[place] ?? -1 }
    },
  }
}

const spaceOf = (text: string): number => parseSpace(text) ?? -1

/** M01: a Lion Scout at C·T, a Maple Captain in column B. */
const QUEENS: Partial<PositionDocument> = {
  board: { CT: 'Ls/De', BO: 'Mc/Pe', BE: 'Mc/Ps', LT: 'Dy/Pe' },
  courts: [{ hand: ['M01'], sets: [['Ls/Dy', 'Ls/Dc']] }, { hand: [] }],
  quest: { offer: ['M02', 'M03'] },
}

describe('the Queen’s Quest', () => {
  test('at rest the turn can be ended, and says what is lost by that', async () => {
    const { primary, prompt, at, done, sitting } = await sitDown('queens-quest', QUEENS)
    expect(primary()).toMatchObject({ label: 'End turn', hint: '3 actions unused' })
    expect(prompt().text).toBe('A card can be used.')
    for (const _ of [1, 2, 3]) {
      sitting.act({ kind: 'takeKnight' })
      await done()
    }
    expect(primary()).toMatchObject({ hint: 'the oldest card leaves' })
    expect(prompt().text).toBe('No actions left.')
    expect(playersOf(at().sitting, at().now)[0]).toMatchObject({ count: 1, words: '1 point in sets' })
  })

  test('a card of the offer is taken in two taps', async () => {
    const { sitting, primary, done } = await sitDown('queens-quest', QUEENS)
    const offered = sitting.now.value.state.quest?.offer[1] ?? -1
    sitting.pick.value = { on: 'task', slot: offered }
    expect(primary()).toMatchObject({ label: 'Take card', hint: '1 action' })
    primary().onPress()
    await done()
    expect(sitting.now.value.court.hand).toContain(offered)
    expect(sitting.log.value[0]?.text).toMatch(/^Ann took the card [BLACK]·[STONE] \/ (row|column) /)
  })

  test('[99] two vassals in sets of their own bring no points, and the prompt says why', async () => {
    const { at, primary, prompt, pickHand } = await sitDown('queens-quest', {
      board: { CT: 'Ls/De', BO: 'Mc/Pe' },
      courts: [{ hand: ['M01'] }, { hand: [] }],
      quest: { offer: ['M02', 'M03'] },
    })
    pickHand()
    expect(primary().label).toBe('Use: +1 point')
    expect(prompt().text).toBe('Choose the sets below.')
    joinsFor(at(), 'right').at(-1)?.onPress()
    expect(primary().label).toBe('Use: no points')
    expect(prompt().text).toBe('A set scores from its second vassal on.')
  })

  test('[98] [99] a card in hand says what the best way brings, and each set what it would', async () => {
    const { sitting, at, primary, pickHand, done } = await sitDown('queens-quest', QUEENS)
    pickHand()
    expect(primary()).toMatchObject({ label: 'Use: +3 points', hint: '1 action, reveals 2 cards' })
    expect(joinsFor(at(), 'left').map(({ gain, chosen }) => [gain, chosen])).toEqual([
      ['+3', true],
      ['new', false],
    ])
    joinsFor(at(), 'left')[1]?.onPress()
    // Apart from its like the Lion Scout goes with the Maple Captain, which is different.
    expect(primary().label).toBe('Use: +1 point')
    joinsFor(at(), 'left')[0]?.onPress()
    primary().onPress()
    await done()
    expect(sitting.now.value.court.sets?.map((set) => set.length)).toEqual([3, 1])
    expect(sitting.log.value.map(({ text }) => text)).toContain('Ann took Lion Scout from C·T, into a set of 3')
  })

  test('a tap on the board takes the other vassal, a press on a half leaves it out', async () => {
    const { sitting, at, aims, primary, pickHand } = await sitDown('queens-quest', QUEENS)
    pickHand()
    const other = aims().get(spaceOf('BE'))
    expect(other).toMatchObject({ verb: 'use', says: ', take it' })
    if (other && 'next' in other) sitting.pick.value = other.next
    expect(aims().get(spaceOf('BE'))).toMatchObject({ says: ', chosen' })
    const [, right] = halfButtons(at(), sitting.now.value.court.hand[0] ?? -1)
    expect(right).toMatchObject({ note: 'you take it', on: true })
    right?.onPress()
    expect(halfButtons(at(), sitting.now.value.court.hand[0] ?? -1)[1]).toMatchObject({ note: 'left out', on: false })
    expect(primary()).toMatchObject({ hint: '1 action, reveals a card' })
  })

  test('a card that nobody meets says so', async () => {
    const { primary, prompt, pickHand } = await sitDown('queens-quest', { ...QUEENS, board: { LT: 'Dy/Pe' } })
    pickHand()
    expect(primary()).toMatchObject({ reason: 'no half is met yet' })
    expect(prompt()).toEqual({ lead: 'Card:', text: 'nobody meets it now.' })
  })

  test('a move on the board costs an action, not a token', async () => {
    const { sitting, aims, prompt } = await sitDown('queens-quest', QUEENS)
    sitting.pick.value = { on: 'vassal', space: spaceOf('LT') }
    expect(aims().get(spaceOf('LS'))).toMatchObject({ with: 'slide', says: ', slide here, 1 action' })
    expect(prompt().text).toBe('Slide to a dashed space: 1 action.')
  })
})

/** M04: a Lion Captain at A·S, a Maple Scout in row O. */
const WIZARDS: Partial<PositionDocument> = {
  board: { AO: 'Ms/Pe', LO: 'Py/Ls' },
  courts: [{ hand: ['M04'], vassals: ['vassal', 'vassal', 'vassal'] }, { vassals: ['vassal'] }],
  quest: { offer: ['M02'], vassals: ['Mc/Pe'], under: { AO: ['Ms/Pc'] } },
  hidden: { vassals: [['De/Lc', 'Ms/Py', 'Pc/My'], ['Lc/Ms']] },
}

describe('the Wizard’s Quest', () => {
  test('[153] hands of vassals hang the curtain, and nothing of them is read behind it', async () => {
    const { sitting, at } = await sitDown('wizards-quest', WIZARDS)
    expect(sitting.now.value).toMatchObject({ curtain: true, legal: [] })
    expect(sitting.now.value.court.vassals?.map((slot) => at().now.scene.know(slot) < 0)).toEqual([true, true, true])
    sitting.openCurtain()
    expect(sitting.now.value.court.vassals?.map((slot) => at().now.scene.know(slot) < 0)).toEqual([false, false, false])
  })

  test('[93] [97] a card, two vassals and a space: then both are placed', async () => {
    const { sitting, at, aims, primary, prompt, pickHand, done } = await sitDown('wizards-quest', WIZARDS)
    sitting.openCurtain()
    pickHand()
    const tap = (at0 = 0) => {
      const pick = laying(at())
      if (!pick) throw new Error('no card is picked up')
      const slot = [...fittingNow(at(), pick).keys()][at0] ?? -1
      layHeld(at(), pick, fittingNow(at(), pick), slot)[0]?.onPress()
    }
    expect(primary()).toMatchObject({ label: 'Place vassals', reason: 'choose a vassal below' })
    tap()
    expect(primary()).toMatchObject({ label: 'Place 1 vassal', hint: '1 action' })
    expect(prompt().text).toBe('Place it, or choose a second one.')
    tap()
    expect(primary()).toMatchObject({ label: 'Place 2 vassals', reason: 'choose its space' })
    const where = aims().get(spaceOf('KO'))
    expect(where).toMatchObject({ verb: 'place', with: 'plus' })
    if (where && 'next' in where) sitting.pick.value = where.next
    expect(primary().reason).toBeUndefined()
    primary().onPress()
    await done()
    const texts = sitting.log.value.map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['Ann placed Lion Captain on A·S', 'Ann placed Maple Scout on K·O']))
    expect(playersOf(sitting, sitting.now.value)[0]).toMatchObject({ count: 1, words: '1 vassal left to place' })
  })

  test('[93] [97] a space that is tapped first waits for its vassal', async () => {
    const { sitting, at, aims, primary, pickHand } = await sitDown('wizards-quest', WIZARDS)
    sitting.openCurtain()
    pickHand()
    const where = aims().get(spaceOf('KO'))
    expect(where).toMatchObject({ verb: 'place', with: 'plus' })
    if (where && 'next' in where) sitting.pick.value = where.next
    const pick = laying(at())
    const [slot = -1] = pick ? [...fittingNow(at(), pick).keys()] : []
    if (pick) layHeld(at(), pick, fittingNow(at(), pick), slot)[0]?.onPress()
    expect(laying(at())?.wish.right).toMatchObject({ slot, space: spaceOf('KO') })
    expect(primary()).toMatchObject({ label: 'Place 1 vassal', hint: '1 action' })
  })

  test('a vassal that is tapped again goes back to the hand', async () => {
    const { sitting, at, primary, pickHand } = await sitDown('wizards-quest', WIZARDS)
    sitting.openCurtain()
    pickHand()
    const first = laying(at())
    const [slot = -1] = first ? [...fittingNow(at(), first).keys()] : []
    for (const _ of [1, 2]) {
      const pick = laying(at())
      if (pick) layHeld(at(), pick, fittingNow(at(), pick), slot)[0]?.onPress()
    }
    expect(primary()).toMatchObject({ label: 'Place vassals' })
  })

  test('[94] one of the hand and one that lies open are exchanged', async () => {
    const { sitting, primary, done } = await sitDown('wizards-quest', WIZARDS)
    sitting.openCurtain()
    const [own = -1] = sitting.now.value.court.vassals ?? []
    sitting.pick.value = { on: 'exchange', own }
    expect(primary()).toMatchObject({ label: 'Exchange', reason: 'choose one that lies open' })
    sitting.pick.value = { on: 'exchange', own, offer: 0 }
    primary().onPress()
    await done()
    expect(sitting.log.value[0]?.text).toBe('Ann gave Dragon Emissary and took Maple Captain')
  })

  test('[90] [91] who has no vassal passes, and the end is announced', async () => {
    const zones = {
      ...WIZARDS,
      courts: [{ vassals: [] }, { vassals: ['vassal'] }],
      hidden: { vassals: [[], ['Lc/Ms']] },
    }
    const { sitting, primary, prompt, done } = await sitDown('wizards-quest', zones)
    sitting.openCurtain()
    expect(sitting.now.value.todo).toBe('pass')
    expect(prompt().text).toBe('You can play no card: pass.')
    expect(primary()).toMatchObject({ label: 'Pass', hint: 'then comes one more round' })
    primary().onPress()
    await done()
    sitting.openCurtain()
    expect(prompt()).toMatchObject({ lead: 'One more round after this:' })
  })

  test('[106] a stack says how many lie there, and which', async () => {
    const { sitting, at } = await sitDown('wizards-quest', WIZARDS)
    sitting.openCurtain()
    expect(sitting.chapters.spoken(at(), spaceOf('AO'))).toBe(', a stack of 2')
    expect(sitting.chapters.notes(at(), spaceOf('AO'))).toEqual([
      'A stack of 2. Under it: Maple Scout, reverse Phoenix Captain.',
    ])
    expect(sitting.chapters.spoken(at(), spaceOf('LO'))).toBe('')
  })
})
