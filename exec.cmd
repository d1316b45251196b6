@rem Windows has no exec; its npm starts our scripts through this.
@%*
