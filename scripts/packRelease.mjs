/**
 * `npm run release`: makes what a release consists of, in the folder release: the built app as a zip archive for any
 * static host, its checksum, and notes from CHANGELOG.md (docs/deploy.md).
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project.mjs'
import { archiveOf } from './release/archive.mjs'
import { changesIn } from './release/changelogSection.mjs'

const TO = join(ROOT, 'release')
const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const file = `${name}-${version}.zip`

rmSync(TO, { recursive: true, force: true })
mkdirSync(TO)
const archive = archiveOf(join(ROOT, 'dist'))
writeFileSync(join(TO, file), archive)
writeFileSync(join(TO, 'SHA256SUMS'), `${createHash('sha256').update(archive).digest('hex')}  ${file}\n`)
writeFileSync(join(TO, 'NOTES.md'), changesIn(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version))
console.log(`release: ${file}, ${archive.length} bytes, with SHA256SUMS and NOTES.md`)
