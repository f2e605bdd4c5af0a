/** An empty folder, which is removed after the test that asks for it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'castle-publishing-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
