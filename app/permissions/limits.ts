/**
 * Caps on what people can make grow. `docs/limits.md` names each with who makes it grow, where the screen
 * says so and when rows are pruned, and the few caps that other files hold.
 */
export const limits = {
  /** Body sections of one page: it is drawn, listed and printed as a whole. */
  sectionsOfPage: 500,
  /** Shown as a website; with its header and footer. */
  sectionsOfWebsite: 100,
  /** Pages of a website that is taken home, and bytes of its files. */
  pagesOfWebsite: 200,
  bytesOfWebsite: 300 * 1024 ** 2,
  /** Sections that are listed with what may be untrue in them; further ones are counted. */
  findingsShown: 300,
  /** Sections of one project, all pages together. */
  sectionsOfProject: 5_000,
  /** Own words of one section, letters of one of them, and their bytes as JSON: a page's are read at once. */
  ownWordsOfSection: 600,
  lettersOfOwnWord: 5_000,
  bytesOfOwnWords: 32 * 1024,
  /** Rows that people add to one list of a section. */
  addedRowsOfList: 60,
  /** Letters of an address that words lead to. */
  lettersOfAddress: 2_000,
  /** Letters of a fact of a project's business, and the places that it has besides. */
  lettersOfFact: 120,
  placesOfProject: 6,
  /** Bytes of one file, and pixels of a picture. */
  bytesOfFile: 25 * 1024 ** 2,
  pixelsOfPicture: 40_000_000,
  /** Own pictures of a project, and letters of a name and of what one says to those who do not see it. */
  picturesOfProject: 200,
  lettersOfPictureName: 120,
  lettersOfPictureAlt: 300,
  /** Pictures taken from a company profile at once: each is drawn again, which takes seconds. */
  picturesTaken: 30,
  /** Rows of words over the pictures of one orientation of a panel, and letters of one of them. */
  rowsOfLayer: 40,
  lettersOfLayerRow: 500,
  /** Pages of one project: the editor lists all of them. */
  pagesOfProject: 500,
  /** Pages that a list draws with pictures and menus; further ones are named. */
  pagesDrawn: 100,
  /** Sections that Select several shows at once; what is chosen among further ones stays chosen. */
  sectionsShown: 100,
  /** Sections changed by one press, and changes made to bring a page back. */
  changesAtOnce: 200,
  /** Changes whose versions are kept; the oldest are pruned. */
  changesOfPage: { guest: 1_000, member: 5_000 },
  changesOfProject: { guest: 1_000, member: 50_000 },
  /** Revisions from one snapshot of a page to the next: a version is at most this many changes away. */
  snapshotEvery: 50,
  /** Letters that are searched in the words of a project, or written in their place; words shown at once. */
  lettersOfWordSearch: 300,
  wordsFound: 100,
  /** Lines of a page's content sheet that are shown beside the words of a section. */
  copyLinesShown: 200,
  /** Different own words of all sections of a project, those of its kept changes and versions included. */
  wordsOfProject: 20_000,
  /** Notes and comments of one page. */
  notesOfPage: 1_000,
  /** Approvals of one page that are kept; the oldest go. */
  approvalsOfPage: 100,
  /** People who wait to be let into one project. */
  waitingPeople: 100,
  /** Projects of one member of staff; the others' are in the general settings. */
  projectsOfStaff: 2_000,
  /** Folders of one person: they are all shown at once. */
  foldersOfPerson: 200,
  /** Collaborators of one project. */
  collaboratorsOfProject: 100,
  /** Brands that a project has left and that are kept for a day: each change of its pages makes another. */
  brandsOfProject: 50,
  /** Downloads that one person starts within an hour. */
  downloadsAnHour: 60,
  /** Years that entries of the history are kept, and how many of one project. */
  historyYears: 5,
  historyOfProject: { guest: 2_000, member: 20_000 },
  /** Changes by others that a conflict names. */
  conflictsNamed: 50,
  /** Messages of one conversation; changes of status are posted a thousand further. */
  messagesOfConversation: 5_000,
  movesBeyond: 1_000,
  notesOfConversation: 5_000,
  /** Files of the messages and answers of one conversation, and of its notes: an archive holds all of them. */
  filesOfConversation: 500,
  /** Bytes of these files. */
  bytesOfConversation: 5 * 1024 ** 3,
  /**
   * Messages of one person that wait to go out, in all conversations: beyond that the oldest goes out with
   * the next one.
   */
  outgoing: 20,
  /** Messages that one person sends within an hour, and moves of work. */
  messagesAnHour: { member: 60, staff: 600 },
  movesAnHour: { member: 60, staff: 600 },
  /** Company profiles that one client owns. */
  companiesOfClient: 50,
  /** Members and open invitations of one company profile. */
  membersOfProfile: 100,
  /** Files of one company profile, and their bytes. */
  filesOfProfile: 300,
  bytesOfProfile: 2 * 1024 ** 3,
  /** Rows of one list in a company profile, such as its fonts. */
  entriesOfProfile: 100,
  /** Stored logins of one company profile. */
  loginsOfProfile: 200,
  /** Coming calls of one client. */
  callsOfClient: 5,
  /** Saved views of one person and one kind of work, and those that all staff share. */
  savedViews: { own: 20, shared: 100 },
  /** Orders that one person with an account has begun. */
  orderDraftsOfPerson: 10,
  /** Drafts of all guests together, and the bytes of their files. */
  draftsOfGuests: 5_000,
  bytesOfGuestDrafts: 2 * 1024 ** 3,
  /** Different contents of one form that are known as sent. */
  sendingsOfForm: 1_000,
  /** Forms of one person that are known as sent. */
  sendingsOfPerson: 5_000,
  /** Versions of a form or of terms that are kept; older ones only where requests or orders have them. */
  versionsKept: 100,
  /** Attempts to pay one order. */
  attemptsOfOrder: 50,
  /** Finds of lost rows that admins have not decided about yet. */
  lostFinds: 20,
  /** Rows of one, and its bytes as JSON: no less than nodes tell, whose 8,000,000 characters may have three bytes. */
  rowsOfLostFind: 2_000,
  bytesOfLostFind: 24_000_000,
} as const

/** Whether a limit is near enough to mention: nine tenths of it. */
export const isNearly = (count: number, most: number): boolean => count >= most * 0.9

/** How many changes of a page, and of all pages of a project, are kept. */
export const keptChanges = ({ ownerId }: { ownerId: string | null }) => {
  const who = ownerId === null ? 'guest' : 'member'
  return { ofPage: limits.changesOfPage[who], ofProject: limits.changesOfProject[who] }
}
