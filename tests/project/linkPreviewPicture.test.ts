/** The picture that is shown beside links to the app. */
import { expect, test } from 'vitest'
import { withPreviewAt } from '../../scripts/build/linkPreviewPicture.mjs'
import { PAGE } from './builtPage.ts'

test.each([
  ['https://example.org', 'https://example.org/preview.png'],
  ['https://example.org/castle', 'https://example.org/castle/preview.png'],
  ['https://example.org/castle/', 'https://example.org/castle/preview.png'],
  ['', './preview.png'],
])('where the site is %s, the picture beside links to it is %s', (site, picture) => {
  expect(withPreviewAt(PAGE, site)).toContain(`content="${picture}"`)
})
