/** Files that were opened with the app, where it is installed and the system lets it open files (`file_handlers`). */
import { signal } from '@preact/signals'

interface LaunchedFile {
  readonly name: string
  getFile(): Promise<File>
}
/** Of Chromium; it keeps what was opened until there is a consumer. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files: readonly LaunchedFile[] }) => void): void
}

/** Those that no page has taken yet. */
export const launchedFiles = signal<readonly File[]>([])

/** What cannot be read is answered like an empty file. */
const readFile = (file: LaunchedFile): Promise<File> => file.getFile().catch(() => new File([], file.name))

const receiveLaunch = async (files: readonly LaunchedFile[]): Promise<void> => {
  const read = await Promise.all(files.map(readFile))
  if (read.length > 0) launchedFiles.value = [...launchedFiles.value, ...read]
}

const { launchQueue } = window as { readonly launchQueue?: LaunchQueue }
launchQueue?.setConsumer(({ files }) => void receiveLaunch(files))
