type Owner = { database: string; address: string; since: string }

const next =
  'Until this is settled, unused files stay and take up space; everything else works. If this database was started empty or restored by mistake, restore the right one. If it is the right one and the other is gone for good, run npm run files:claim on the server.'

/** Sentences on whose the stored files are, in the log and to admins. */
export const storedFilesMessages = {
  inBucket: (v: { bucket: string; endpoint: string }) => `the bucket ${v.bucket} at ${v.endpoint}`,
  inFolder: (path: string) => `the folder ${path}`,
  ofAnother: (place: string, { database, address, since }: Owner) =>
    `Unused files are not removed: the files in ${place} belong to another database (${database}, of ${address}, since ${since.slice(0, 10)}). ${next}`,
  ofNobody: (place: string) =>
    `Unused files are not removed: ${place} holds files from before this database was created, and the database uses none of them. ${next}`,
  tooMany: (place: string, v: { folder: string; count: number; total: number }) =>
    `Unused files are not removed: ${v.count} of the ${v.total} files under ${v.folder} in ${place} are not used in this database, so it may be an old copy. If it is, restore a newer one. If it is right, run npm run files:claim on the server.`,
}
