import { packagesJourneys } from '#tests/fixtures/packages-journeys'
import { requestTypesJourneys } from '#tests/fixtures/request-studio-journeys'

requestTypesJourneys()
packagesJourneys()
