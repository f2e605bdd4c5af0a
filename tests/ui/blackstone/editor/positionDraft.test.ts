/** Positions made in the editor, step by step. */
import { describe, expect, test } from 'vitest'
import { TASKS, type Task } from '#src/games/blackstone/cards.ts'
import type { Json } from '#src/kernel/json.ts'
import { checkPosition } from '#src/ui/blackstone/editor/checkPosition.ts'
import {
  courtAt,
  type Draft,
  EMPTY_DRAFT,
  flipVassal,
  moveVassal,
  setVassalAt,
  spacesForAgents,
  vassalCodeAt,
  withAgents,
  withCompletedTask,
  withCourt,
  withMode,
  withoutCompletedTask,
  withSeatCount,
} from '#src/ui/blackstone/editor/positionDraft.ts'

const AO = 12
const CS = 3
const task = (id: string): Task => {
  const found = TASKS.find((one) => one.id === id)
  if (!found) throw new Error(`no task ${id}`)
  return found
}
const refusalOf = (draft: Draft) => checkPosition(draft as Json)

describe('a draft', () => {
  test('begins empty, and can be played as it is', () => {
    expect(refusalOf(EMPTY_DRAFT)).toBeNull()
  })

  test('vassals are put, moved, exchanged, flipped and removed', () => {
    const two = setVassalAt(setVassalAt(EMPTY_DRAFT, AO, 'Ls/De'), CS, 'Py/Mc')
    expect(two.board).toEqual({ AO: 'Ls/De', CS: 'Py/Mc' })
    expect(moveVassal(two, AO, CS).board).toEqual({ CS: 'Ls/De', AO: 'Py/Mc' })
    expect(moveVassal(two, AO, 0).board).toEqual({ BS: 'Ls/De', CS: 'Py/Mc' })
    expect(vassalCodeAt(flipVassal(two, AO), AO)).toBe('De/Ls')
    expect(vassalCodeAt(flipVassal(setVassalAt(EMPTY_DRAFT, AO, 'A1'), AO), AO)).toBe('S1')
    expect(setVassalAt(two, AO, '').board).toEqual({ CS: 'Py/Mc' })
    expect(refusalOf(two)).toBeNull()
  })

  test('an impossible position is refused with the code of the reader of positions', () => {
    expect(refusalOf(setVassalAt(setVassalAt(EMPTY_DRAFT, AO, 'Ls/De'), CS, 'De/Ls'))).toMatchObject({
      code: 'position.twice',
    })
    expect(refusalOf(setVassalAt(EMPTY_DRAFT, AO, 'Ls/Le'))).toMatchObject({ code: 'position.notInPlay' })
    expect(refusalOf(withCourt(EMPTY_DRAFT, 0, { hand: ['G99'] }))).toMatchObject({ code: 'position.noTask' })
    expect(refusalOf(withCourt(EMPTY_DRAFT, 0, { knights: -1 }))).toMatchObject({ code: 'position.malformed' })
  })

  test('agents are put where the cost of their task shares a symbol, with as many as it does', () => {
    // G01 costs a Maple Captain.
    const withVassals = setVassalAt(setVassalAt(setVassalAt(EMPTY_DRAFT, AO, 'Mc/Ls'), CS, 'Lc/De'), 0, 'Py/De')
    const completed = withCompletedTask(withVassals, 0, task('G01'))
    expect(spacesForAgents(completed, task('G01'))).toEqual(['AO', 'CS'])
    const both = withAgents(completed, 0, task('G01'), 'AO')
    expect(courtAt(both, 0).intrigue).toEqual({ at: 'agents', card: 'G01', vassal: 'AO', matched: 2 })
    expect(courtAt(withAgents(completed, 0, task('G01'), 'CS'), 0).intrigue).toMatchObject({ matched: 1 })
    expect(both.options).toMatchObject({ intrigue: 'on' })
    expect(refusalOf(both)).toBeNull()
    expect(courtAt(withAgents(both, 0, task('G01'), ''), 0).intrigue).toBeUndefined()
    expect(courtAt(withoutCompletedTask(both, 0, 'G01'), 0)).toMatchObject({ completed: { knight: [] } })
    expect(courtAt(withoutCompletedTask(both, 0, 'G01'), 0).intrigue).toBeUndefined()
  })

  test('seats come and go, and another mode keeps board and courts', () => {
    const four = withSeatCount(setVassalAt(EMPTY_DRAFT, AO, 'Ls/De'), 4)
    expect(four.courts).toHaveLength(4)
    expect(withSeatCount({ ...four, turn: { seat: 3 } }, 2).turn).toEqual({ seat: 1 })
    const solo = withMode(four, 'solo', 1)
    expect(solo).toMatchObject({ mode: 'solo', board: { AO: 'Ls/De' }, courts: [{ knights: 1 }] })
    expect(refusalOf(solo)).toBeNull()
    for (const mode of ['puzzle-master', 'coop', 'first-edition', 'advanced'])
      expect(refusalOf(withMode(four, mode, 2))).toBeNull()
  })
})
