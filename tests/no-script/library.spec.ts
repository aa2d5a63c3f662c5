import { libraryJourneys } from '#tests/fixtures/library-journeys'

libraryJourneys()
