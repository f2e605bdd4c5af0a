/** Compresses the text of a folder beside it, so that a host has it ready (scripts/staticHost.mjs). */
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { kindOf } from './checkSite/fileTypes.mjs'

/** @type {readonly (readonly [end: string, pack: (bytes: Uint8Array) => Promise<Uint8Array>])[]} */
const WAYS = [
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
  // As small as it can, by itself.
  ['.br', promisify(brotliCompress)],
]

/**
 * Puts it there whole, and as old as what it was made of.
 * @param {string} path @param {Uint8Array} bytes @param {Date} time
 */
const put = async (path, bytes, time) => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, bytes)
  await utimes(`${path}.part`, time, time)
  await rename(`${path}.part`, path)
}

/**
 * An empty folder for compressed text: what is there of an earlier build must not be sent. Undefined, with a sentence
 * to whoever reads the output, where it cannot be written to.
 * @param {string} packed
 */
export const emptyPacked = async (packed) => {
  try {
    await rm(packed, { recursive: true, force: true })
    await mkdir(packed, { recursive: true })
    return packed
  } catch (error) {
    console.error(`Text is sent as it is, not compressed: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}

/**
 * Puts each text of a folder, as `assets/a.js`, into another one by the names `assets/a.js.gz` and `assets/a.js.br`.
 * What cannot be read or written is left out.
 * @param {string} folder @param {string} packed
 */
export const compressForServing = async (folder, packed) => {
  const all = await readdir(folder, { recursive: true }).catch(() => [])
  const names = all.filter((name) => kindOf(name)?.isText)
  // The quick way for all of them first: a server may be open meanwhile.
  for (const [end, pack] of WAYS)
    await Promise.allSettled(
      names.map(async (name) => {
        const path = join(folder, name)
        // Its time is asked first: should it change meanwhile, this is of the earlier one.
        const { mtime } = await stat(path)
        await put(join(packed, name + end), await pack(await readFile(path)), mtime)
      }),
    )
}
