/** The head of the built page: in brief, with the manifest and what is shown beside links to the app. */
import { expect, test } from 'vitest'
import { withPreviewAt } from '../../scripts/build/linkPreviewPicture.mjs'
import { shortened } from '../../scripts/build/shortenPage.mjs'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta property="og:image" content="./preview.png">
    <script type="module" crossorigin src="./assets/index.js"></script>
  </head>
  <body>
    <div id="app"></div>
    <noscript>It needs JavaScript.</noscript>
  </body>
</html>
`

test('a page in brief lacks only what a browser adds by itself', () => {
  expect(shortened(PAGE)).toBe(
    '<!doctype html><html lang=en><meta charset=utf-8>' +
      '<meta name=viewport content="width=device-width, initial-scale=1">' +
      '<meta property=og:image content="./preview.png">' +
      '<script type=module src="./assets/index.js"></script>' +
      '<div id=app></div><noscript>It needs JavaScript.</noscript>',
  )
})

test.each([
  ['https://example.org', 'https://example.org/preview.png'],
  ['https://example.org/castle', 'https://example.org/castle/preview.png'],
  ['https://example.org/castle/', 'https://example.org/castle/preview.png'],
  ['', './preview.png'],
])('where the site is %s, the picture beside links to it is %s', (site, picture) => {
  expect(withPreviewAt(PAGE, site)).toContain(`content="${picture}"`)
})
