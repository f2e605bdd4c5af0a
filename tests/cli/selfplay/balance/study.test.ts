/** Studies are chosen by their ids, and their figures have places in a document. */
import { describe, expect, test } from 'vitest'
import { STUDIES } from '../../../../src/cli/castlescape/selfplay/balance/studies.ts'
import { numberArgument } from '../../../../src/cli/numberArgument.ts'
import { withFigures } from '../../../../src/cli/selfplay/balance/markdown.ts'
import { type Study, selectStudies } from '../../../../src/cli/selfplay/balance/study.ts'

const studyOf = (id: string): Study => STUDIES.find((study) => study.id === id) as Study

describe('the command', () => {
  test('studies are named by id, all where none is, and no more games than asked for', () => {
    expect(selectStudies(STUDIES, ['castlescape-3-handicap', 'games=7'])).toEqual([
      { ...studyOf('castlescape-3-handicap'), games: 7 },
    ])
    expect(selectStudies(STUDIES, [])).toEqual(STUDIES)
    for (const unknown of ['chess', 'games=many', 'gamez=3'])
      expect(selectStudies(STUDIES, ['castlescape', unknown])).toContain(`No study ${unknown}.`)
    expect([numberArgument(['processes=1'], 'processes', 2), numberArgument([], 'processes', 2)]).toEqual([1, 2])
  })

  test('figures take the place of those that stood there, and no others', () => {
    const page = '<!-- one -->\n\n1\n\n<!-- end -->\ntext\n<!-- two -->\n\nold\n\n<!-- end -->\nrest\n'
    expect(withFigures(page, 'two', 'new')).toBe(page.replace('old', 'new'))
    expect(withFigures(page, 'one', '2')).toBe(page.replace('1', '2'))
    expect(() => withFigures(page, 'three', '')).toThrow('three')
  })
})
