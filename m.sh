for f in "" /2 /3 /4; do for l in en ja; do npm run -s prove -- natural sangoku $l --folder packages/proof/natural$f; done; done
