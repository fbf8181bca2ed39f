/** The style of the test provider's pages (TRUST §1): striped tape and dashed frame, unlike a real till. */
export const TEST_PAGES_STYLE = `*{box-sizing:border-box;margin:0}ul{list-style:none;padding:0}
body{min-height:100vh;background:#f6f4ee;color:#221c18;font:400 1rem/1.5 "Hanken Grotesk","Helvetica Neue",Arial,sans-serif}
.tape{height:14px;background:repeating-linear-gradient(-45deg,#3b2700 0 14px,#f0bd4f 14px 28px)}
.mode{display:flex;gap:10px;align-items:center;justify-content:center;background:#f0bd4f;color:#3b2700;font-weight:700;padding:14px 20px;text-align:center;font-size:1.0625rem}
main{max-width:560px;margin:0 auto;padding:40px 20px 56px;display:grid;gap:20px}
.box{background:#fff;border:2px dashed #b98a1f;border-radius:16px;padding:28px;display:grid;gap:18px}
h1{font:400 2rem/1.08 "Young Serif",Georgia,serif;color:#12382e;letter-spacing:-.02em}
.bill{font-variant-numeric:tabular-nums lining-nums}
.bill li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 16px;padding:12px 0;border-bottom:1px dashed #d8cfba;overflow-wrap:anywhere}
.bill li:last-child{border:0}.bill .total{font-weight:700;font-size:1.125rem}
form,.acts{display:grid;gap:10px}
button,.btn{display:flex;align-items:center;justify-content:center;width:100%;min-height:54px;padding:0 26px;border:0;border-radius:12px;font:inherit;font-weight:600;font-size:1.0625rem;line-height:1.15;text-decoration:none;color:inherit;background:#fff;box-shadow:inset 0 0 0 1px #cfc8b9;cursor:pointer}
.primary{background:#12382e;color:#fff;box-shadow:inset 0 -2px 0 rgba(0,0,0,.2)}.danger{min-height:44px;color:#a3141f;box-shadow:inset 0 0 0 1px #dcb4b4}.plain{min-height:44px;box-shadow:none;background:none}
:focus-visible{outline:3px solid #24508f;outline-offset:2px}
fieldset{border:0;padding:0;min-width:0;display:grid;gap:10px}legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
label{display:grid;grid-template-columns:24px 1fr auto;gap:12px;align-items:center;border:1.5px solid #d3ccbd;border-radius:12px;padding:12px 16px;min-height:60px;cursor:pointer}
label:has(:checked){border-color:#12382e;box-shadow:0 0 0 1.5px #12382e}input{width:20px;height:20px;accent-color:#12382e;margin:0}
label b{display:block;font-weight:600;line-height:1.25}label small,.note{color:#5a5148;font-size:.875rem}
.alert{padding:14px 16px;border-radius:12px;display:grid;gap:12px;background:#fef7e4;color:#6b4700;box-shadow:inset 0 0 0 1px #efd9a0}.alert.wrong{background:#fcecec;color:#a3141f;box-shadow:none}
form:not(:has([data-present]:checked)) .note{visibility:hidden}form:has([data-present]:checked) .primary{background:#ece8de;color:#655c53;box-shadow:none}form .note{text-align:center}
@media(max-width:640px){.box{padding:22px 18px}}`
