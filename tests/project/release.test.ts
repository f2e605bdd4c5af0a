/** A release is what was built, with what the changelog says of it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { archiveOf } from '../../scripts/release/archive.mjs'
import { changesIn } from '../../scripts/release/changelogSection.mjs'
import { emptyFolder } from './emptyFolder.ts'

test('an archive has all files byte by byte, and is the same for the same files', () => {
  const folder = emptyFolder()
  mkdirSync(join(folder, 'assets'))
  const files = { 'index.html': '<!doctype html>', 'assets/a.js': 'äö', 'assets/b.bin': '\0\x01'.repeat(5000) }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  const archive = archiveOf(folder)
  const texts = Object.entries(unzipSync(archive)).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])
  expect(Object.fromEntries(texts)).toEqual(files)
  expect(archiveOf(folder)).toEqual(archive)
})

test('notes are those of the version, else of what is not released yet', () => {
  const changelog =
    '# Changelog\n\n## Unreleased\n\n- new\n\n## 1.2.0 (2026-01-01)\n\n- old\n- older\n\n## 1.1.0\n\n- oldest\n'
  expect(changesIn(changelog, '1.2.0')).toBe('- old\n- older\n')
  expect(changesIn(changelog, '1.1.0')).toBe('- oldest\n')
  expect(changesIn(changelog, '1.3.0')).toBe('- new\n')
  expect(() => changesIn('# Changelog\n', '1.0.0')).toThrow('1.0.0')
})
