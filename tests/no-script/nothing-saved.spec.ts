import { nothingSavedJourneys } from '#tests/fixtures/nothing-saved-journeys'

nothingSavedJourneys()
