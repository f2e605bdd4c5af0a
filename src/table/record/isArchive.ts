import { ARCHIVE_FORMAT } from '../../kernel/formats.ts'

/** Whether a text is an archive: it begins as one. */
export const isArchive = (text: string): boolean => text.trimStart().slice(0, 60).includes(`"${ARCHIVE_FORMAT}"`)
