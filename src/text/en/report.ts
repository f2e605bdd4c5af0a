/** A report that something is wrong, in English. */
export const report = {
  'report.what': 'What did you do, and what happened?',
  'report.leaveOut': 'You may leave this empty. Please write no names and no codes: others can read it.',
  'report.whole': 'The whole report',
  'report.nothingElse':
    'This is all of it. The app adds no names and no cards of a game, and nothing is sent before you send it.',
  'report.most': 'At most {count} characters.',
  'report.save': 'Save as a file',
  'report.saved': 'The file is in your downloads.',
  'report.issue': 'Report it on GitHub',
  'report.issueHelp': 'GitHub opens with this text. You can still change it there before you send it.',
  'report.sendTo': 'You can send the file to:',
  'report.nobody': 'Give the file to whoever you have this app from.',
  'report.app': 'App: {version}',
  'report.rules': 'Rules: {games}',
  'report.data': 'Stored data: version {version}',
  'report.browser': 'Browser: {engine}',
  'report.screen': 'Screen: {size} (×{density})',
  'report.language': 'Language: {language}',
  'report.page': 'Page: {address}',
  'report.mode': 'Mode: {mode}',
  'report.error': 'What went wrong: {error}',
} as const
