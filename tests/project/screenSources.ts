/** Sources of the screens: sheets of styles, and the code that draws. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Texts of files by their paths. */
export type Files = ReadonlyMap<string, string>

export const filesIn = (folder: string, ending: RegExp): Files => {
  const names = readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    ending.test(name),
  )
  return new Map(names.map((name) => [resolve(ROOT, folder, name), readFileSync(resolve(ROOT, folder, name), 'utf8')]))
}

export const SHEETS = filesIn('src', /\.css$/)
export const CODE: Files = new Map([...filesIn('src/ui', /\.tsx?$/), ...filesIn('tests/ui/gallery', /\.tsx?$/)])
