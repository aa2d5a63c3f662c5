/** Message in an archive about missing files. */
export const archiveMessages = {
  /** A file of the archive; in front of the others where they are sorted. */
  missingName: '! Missing files.txt',
  missing: (names: readonly string[]) =>
    [
      'This archive is incomplete. These files could not be found:',
      '',
      ...names.map((name) => `- ${name}`),
      '',
      'Please download the archive again later. If they are still missing, tell the studio.',
      '',
    ].join('\r\n'),
}
