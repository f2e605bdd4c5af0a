/** Table of a Solo game: towers that refresh the board, steps at the end of a turn, and what the rats did. */
import { describe, expect, test } from 'vitest'
import { questionOf } from '#src/ui/blackstone/table/blackstoneTableView.ts'
import { stepViews } from '#src/ui/blackstone/table/end/endTurnViews.ts'
import { promptOf } from '#src/ui/blackstone/table/turn/prompt.ts'
import '#src/text/blackstone/bundles/board.ts'
import '#src/text/blackstone/bundles/turn.ts'
import { BOARD, openTableAt, type Zones } from '../openTableAt.ts'

describe('Solo', () => {
  const openSolo = (zones: Zones = {}) =>
    openTableAt('solo', ['Ann'], {
      board: BOARD,
      courts: [{ pile: 0 }],
      turn: { round: 2 },
      hidden: { rats: ['two', 'cat'] },
      ...zones,
    })

  test('[B130] a tower other than the own refreshes the board, and is marked for it', async () => {
    const { view, stored, now, at } = await openSolo()
    view.endTurn([])
    await stored()
    expect(now().todo).toBe('refreshPile')
    const towers = questionOf(view, now())?.towerActions?.(at())
    expect([...(towers?.keys() ?? [])]).toEqual([1, 2, 3])
    const action = towers?.get(2)
    if (!action) throw new Error('that tower is not offered')
    view.confirmAndPropose(action)
    await stored()
    expect(view.extensions.towerSign?.(now(), 2)?.label).toBe(', refreshes the board')
    expect(view.extensions.towerSign?.(now(), 0)).toBeNull()
    const logTexts = () => view.log.value.map(({ text }) => text)
    await expect.poll(logTexts).toContain('The south-east tower refreshes the board')
    await expect.poll(logTexts).toContain('2 rats came: 2 of 12')
    expect(logTexts().some((text) => /^A Machination names [BLACK]·[STONE] and [BLACK]·[STONE]$/.test(text))).toBe(true)
  })

  test('the steps of the end of a turn are those of the mode', async () => {
    const { now } = await openSolo()
    expect(stepViews(now().scene).map(({ label }) => label)).toEqual(['Limits', 'Rats', 'Refresh', 'Next turn'])
  })

  test('the prompt says what the rats did until the next move', async () => {
    const { view, stored, now } = await openSolo({ refreshPile: 1 })
    view.endTurn([])
    await stored()
    expect(promptOf(view, now()).text).toBe('2 rats came: 2 of 12')
  })
})
