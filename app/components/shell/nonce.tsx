import { createContext, useContext } from 'react'

const Nonce = createContext<string | undefined>(undefined)

/** The nonce of the content security policy for the scripts of this page; undefined in the browser. */
export const NonceProvider = Nonce.Provider
/** The nonce given to `NonceProvider`. */
export const useNonce = () => useContext(Nonce)
