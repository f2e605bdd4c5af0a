/** The built page in brief. */
import { expect, test } from 'vitest'
import { shortened } from '../../scripts/build/shortenPage.mjs'
import { PAGE } from './builtPage.ts'

test('a page in brief lacks only what a browser adds by itself', () => {
  expect(shortened(PAGE)).toBe(
    '<!doctype html><html lang=en><meta charset=utf-8>' +
      '<meta name=viewport content="width=device-width, initial-scale=1">' +
      '<meta property=og:image content="./preview.png">' +
      '<script type=module src="./assets/index.js"></script>' +
      '<div id=app></div><noscript>It needs JavaScript.</noscript>',
  )
})
