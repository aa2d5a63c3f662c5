/** Rules of every page. What a panel says itself is in the classes of its sheet. */
export const baseCss = `*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;font:400 16px/26px Inter,"Inter fallback",system-ui,sans-serif;letter-spacing:-.003em;-webkit-font-smoothing:antialiased}
@font-face{font-family:"Inter fallback";src:local("Arial");ascent-override:90.49%;descent-override:22.56%;line-gap-override:0%;size-adjust:107.06%}
h1,h2,h3,p,ul,blockquote{margin:0;padding:0;font-size:inherit;font-weight:inherit}
ul{list-style:none}
a{color:inherit;text-decoration:none}
a:hover{text-decoration:underline;text-underline-offset:.2em}
a.button:hover,a.logo:hover{text-decoration:none}
img,svg{display:block;max-width:100%}
svg{height:auto}
button,input,textarea,select{font:inherit;letter-spacing:inherit;color:inherit;background:none;border:0;padding:0;margin:0;border-radius:0}
input,textarea,select{width:100%;min-width:0;outline:0}
select{appearance:none}
textarea{resize:none;height:100%;min-height:72px}
::placeholder{color:inherit;opacity:1}
button{cursor:pointer}
:disabled{cursor:not-allowed}
button:disabled:hover{filter:none}
.button{transition:filter .15s}
a.button:hover,button:hover{filter:brightness(1.06)}
:focus-visible,label:focus-within>:last-child{outline:3px solid var(--link,currentColor);outline-offset:3px;border-radius:6px}
label:focus-within :focus-visible{outline:0}
.panel{container:panel/inline-size;overflow:clip;position:relative;direction:ltr;text-align:left}
.inside{--edge:max(clamp(20px,5.2cqw,40px),(100cqw - 1200px)/2);position:relative;display:flex;flex-direction:column}
.inside,:where(.inside *){min-width:0;overflow-wrap:break-word}
:where(.inside *){max-width:100%}
.screen{container-type:inline-size;user-select:none;line-height:1.21}
:where(.screen *){max-width:none}
.as-if{display:contents}
.only-read{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.only-wide{display:none}
@media(min-width:900px){.only-narrow{display:none}.only-wide{display:block}}
.skip{position:absolute;left:12px;top:-99px}
.skip:focus{top:12px;background:#fff;color:#000;padding:8px 16px;z-index:99}
.preview{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:10px 20px;background:#fff;color:#4b5160;border-bottom:1px solid #d9dce4;font-size:14px;line-height:24px}
.preview a{color:#1b1f2a;font-weight:600;text-decoration:underline;text-underline-offset:.2em}
.preview-empty{padding:96px 20px;text-align:center}
.page-notice{max-width:640px;margin:0 auto;padding:120px 20px;text-align:center}
.page-notice h1{font-size:40px;line-height:48px;font-weight:700;margin-bottom:16px}
.page-notice a{font-weight:600;text-decoration:underline;text-underline-offset:.2em}
.page-notice p+p{margin-top:24px}
.uploaded img{width:100%;height:auto}
.phone{display:none}
@container panel (max-width:899.98px){.wide{display:none!important}.phone{display:block}}
.has-menu{overflow:visible;z-index:5}
.phone .bar{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:64px;padding:10px 20px}
.phone .bar>.action{margin-left:auto}
.phone .logo,.phone .logo *{min-width:0}
.phone .action{font-weight:600;font-size:15px;line-height:40px;padding:0 16px;border-radius:var(--corner,12px);background:var(--action);color:var(--onAction);white-space:nowrap}
@container panel (max-width:389.98px){.phone .from-390{display:none}}
@container panel (max-width:479.98px){.phone .from-480{display:none}}
@container panel (max-width:639.98px){.phone .from-640{display:none}}
.phone summary{list-style:none;cursor:pointer;color:var(--ink)}
.phone .bar>details>summary{width:44px;height:44px;border-radius:var(--corner,12px);display:grid;place-items:center}
.phone summary::-webkit-details-marker{display:none}
.phone .bar>details[open] .shut,.phone .bar>details:not([open]) .open{display:none}
.phone .bar>details>nav{position:absolute;z-index:9;left:0;right:0;top:100%;background:var(--bg);border-top:1px solid var(--line);padding:8px 20px 24px;display:grid;max-height:calc(100vh - 64px);overflow:auto;box-shadow:0 30px 40px -20px #0004}
.phone .inside>*{padding-block:8px}
.phone .search{padding:0 20px 14px}
.phone .search input{padding:10px 14px;border:1.5px solid var(--fieldLine);border-radius:var(--corner,12px);color:var(--muted)}
.phone nav>*{padding:13px 0;border-bottom:1px solid var(--line);color:var(--ink);font-weight:500}
.phone nav [dir=rtl]{text-align:right}
.phone nav>[aria-current]{font-weight:700}
.phone nav>p{color:var(--muted);font-weight:400;font-size:15px;line-height:24px}
.phone nav>.action{border:0;margin-top:16px;padding:12px 16px;text-align:center;line-height:24px;color:var(--onAction)}
.phone nav summary{display:flex;justify-content:space-between;align-items:center}
.phone nav details>*+*{display:block;padding:11px 0 0 16px;font-weight:400}
.wide details[open]>summary>svg,.phone nav details[open]>summary>svg{transform:rotate(180deg)}
details>summary svg path+path{stroke-opacity:1}
details[open]>summary svg path+path{stroke-opacity:0}
.inside summary{list-style:none;cursor:pointer}
.inside summary::-webkit-details-marker{display:none}
.shelf{position:absolute;z-index:9;left:0;right:0;top:100%;padding:32px var(--edge) 40px;background:var(--bg);border-top:1px solid var(--line);border-bottom:1px solid var(--line);box-shadow:0 30px 40px -20px #0004}
.rest{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:14px 24px}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}.button{transition:none}}
@media print{.preview{display:none}.panel{break-inside:avoid}*{print-color-adjust:exact}}`
