/** The compass of a task: where its halves are, what meets them, what would fit, and what it costs. */
import { describe, expect, test } from 'vitest'
import { halvesMetByMove } from '#src/games/blackstone/insight/shown/halvesMetByMove.ts'
import { taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { face, space } from '../../namedActions.ts'
import { type Situation, situation } from '../../testTable.ts'
import { AS, BS, CO, g01, handSlot, KE, LE, LN, spectating } from '../boardForG01.ts'

describe('the compass of a task', () => {
  test('tells for both halves where, what meets it, what fits elsewhere, and what would fit turned over', () => {
    const s = g01()
    expect(taskProgressOf(s.scene, handSlot(s))).toEqual({
      left: { targetSpaces: [BS], matching: [BS], fitElsewhere: [AS], fitAfterFlip: [LN, KE] },
      right: { targetSpaces: [1, 6, 11, LN, LE], matching: [LN, LE], fitElsewhere: [CO], fitAfterFlip: [AS] },
      pairs: [
        [BS, LN],
        [BS, LE],
      ],
      upcharge: [],
      unpaidFaces: [],
    })
  })

  test('[B45] leaves out vassals that are used up', () => {
    const s = g01({}, { marked: [BS, LE] })
    expect(taskProgressOf(s.scene, handSlot(s))).toMatchObject({
      left: { matching: [] },
      right: { matching: [LN] },
      pairs: [],
    })
  })

  test('[B50] tells the upcharge and which face no retained vassal shows', () => {
    const completed = { knight: ['G03', 'G09'] }
    const some = g01({ courts: [{ hand: ['G01'], completed, retained: ['Me/Ds'] }] })
    // G03 costs Me and G09 Lc, in the order of faces: lions first.
    expect(taskProgressOf(some.scene, handSlot(some))).toMatchObject({
      upcharge: [face('Lc'), face('Me')],
      unpaidFaces: [face('Lc')],
    })
  })

  test('tells which halves a slide or a swap would meet; those that are met already do not count', () => {
    const short = g01({ board: { AS: 'Le/Dy', CO: 'Py/Ds' } })
    const halvesMet = (s: Situation, from: number, to: number, isSwap = false) => {
      const progress = taskProgressOf(s.scene, handSlot(s))
      return progress && halvesMetByMove(progress, { from, to, isSwap })
    }
    const [LO = 0, LS = 0] = ['LO', 'LS'].map(space)
    expect(halvesMet(short, AS, BS)).toEqual([1])
    expect(halvesMet(short, CO, LO)).toEqual([2])
    expect(halvesMet(short, CO, BS)).toEqual([])
    expect(halvesMet(g01(), CO, LO)).toEqual([])
    // A swap also meets a half by the vassal that comes in return, and both at once.
    const swapped = g01({ board: { LS: 'Le/Dy', BS: 'Py/Ds' } })
    expect(halvesMet(swapped, BS, LS, true)).toEqual([1, 2])
    expect(halvesMet(swapped, LS, BS, true)).toEqual([1, 2])
  })

  test('is missing for a card that the viewer does not know', () => {
    const s = situation({ hidden: { hands: [['G01']] } })
    expect(taskProgressOf(s.scene, handSlot(s))).not.toBeNull()
    expect(taskProgressOf(spectating(s), handSlot(s))).toBeNull()
  })
})
