/** Files and folders that scripts and configuration name: what is renamed would else be passed over in silence. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** Texts in quotation marks that begin with a folder of the project, without patterns and what is filled in. */
const NAMED = /(['"])((?:docs|scripts|src|tests)\/[\w./-]+)\1/g

test('every file and folder that a script or a configuration names is there', () => {
  const scripts = readdirSync(join(ROOT, 'scripts'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `scripts/${file}`,
  )
  const configurations = [...readdirSync(ROOT), 'tests/net/playwright.config.ts']
  const files = [...scripts, ...configurations].filter((file) =>
    /\.mjs$|\.config\.ts$|(?<!package-lock)\.json$/.test(file),
  )
  const named = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(NAMED)].map(([, , path = '']) => ({ file, path })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([])
})
