/** The built app as one file: the same bytes for the same files. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { zipSync } from 'fflate'

/** The first day that an archive can say. */
const MTIME = new Date(1980, 0, 1)

/** All files of a folder in a zip archive, by their paths in it. @param {string} folder @returns {Uint8Array} */
export const archiveOf = (folder) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
  const contents = paths.sort().map((path) => [path, new Uint8Array(readFileSync(join(folder, path)))])
  return zipSync(Object.fromEntries(contents), { level: 9, mtime: MTIME })
}
