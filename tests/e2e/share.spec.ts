import { shareJourneys } from '#tests/fixtures/share-journeys'

shareJourneys()
