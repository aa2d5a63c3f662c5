import { useEffect, useState } from 'react'
import { PleaseWait } from '~/components/ui/please-wait'
import { convertMessages as say } from '~/messages/convert'
import { fileMadeCookie } from './file-made'

/**
 * Asks to wait while the file is made. A page hears nothing of an answer that is a download, except
 * the cookie that comes with it.
 *
 * @returns `start` for the form's submit event, and the dialog
 */
export function useWaitForFile() {
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => {
      if (document.cookie.includes(`${fileMadeCookie}=`)) setWaiting(false)
    }, 200)
    return () => clearInterval(timer)
  }, [waiting])
  const start = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${fileMadeCookie}=; path=/convert; max-age=0`
    setWaiting(true)
  }
  return { start, dialog: <PleaseWait when={waiting} text={say.waitFile} /> }
}
